import type {Instance} from './instance';

/** The version whose behaviour is simulated. */
export const simulatedVersion = '1.5.0';

/** `GM_info`. */
export function createInfo({script, host}: Instance) {
  const {meta, name, namespace, version, header, config} = script;
  const first = (key: string): string | null => meta[key]?.[0] ?? null;
  return {
    scriptHandler: 'ScriptCat',
    version: simulatedVersion,
    scriptWillUpdate: false,
    scriptUpdateURL: first('downloadurl'),
    scriptMetaStr: header,
    isIncognito: false,
    sandboxMode: 'raw',
    downloadMode: 'native',
    userAgentData: {},
    ...(config && {userConfig: config.groups, userConfigStr: config.text}),
    script: {
      name,
      namespace,
      version,
      author: meta.author?.[0],
      description: first('description'),
      matches: meta.match ?? [],
      includes: meta.include ?? [],
      'run-at': first('run-at') ?? 'document-idle',
      'run-in': meta['run-in'] ?? [],
      icon: first('icon'),
      icon64: first('icon64'),
      header,
      grant: meta.grant ?? [],
      connects: meta.connect ?? [],
      lastModified: host.now(),
      downloadURL: first('downloadurl'),
      updateURL: first('updateurl'),
    },
  };
}
