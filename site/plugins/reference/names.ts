import {
  type Api,
  apis,
  errorGroups,
  metadataHeading,
  metadataKeys,
  targetOfApi,
  targetOfError,
  targetOfKey,
} from '@scriptcat/userscript/catalogue';

/** The names under which a script calls an API. */
export function namesOf(api: Api): readonly string[] {
  const calls = [...api.signatures, ...(api.promise ?? [])].map(
    (signature) => /^(?:new )?([\w.]+)/.exec(signature)?.[1] ?? '',
  );
  return [...new Set([api.name, ...calls])].filter(Boolean);
}

/** The API behind each name that a script can write. */
export const apisByName: ReadonlyMap<string, Api> = new Map(
  apis
    .filter(({status}) => status !== 'removed')
    .flatMap((api) => namesOf(api).map((name) => [name, api] as const)),
);

/** Pages below `/docs/dev/` by what they are about: a name in code, a key, a message. */
export const targetsByName: ReadonlyMap<string, string> = new Map([
  ...errorGroups
    .flatMap(({entries}) => entries)
    .flatMap((entry) =>
      Object.values(entry.message).map((message) => [message, targetOfError(entry)] as const),
    ),
  ...metadataKeys.map((key) => [metadataHeading(key), targetOfKey(key.name)] as const),
  ...[...apisByName].map(([name, api]) => [name, targetOfApi(api)] as const),
]);
