import path from 'node:path';
import contentDocs, {type PluginOptions, validateOptions} from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
  PluginModule,
  RouteConfig,
} from '@docusaurus/types';
import identity from '@scriptcat/content/site/identity';
import {inLanguage, type LanguageTag} from '@scriptcat/contract';
import {labels} from '@scriptcat/userscript/catalogue';
import {siteFolder} from '../../folder';
import {settings} from '../../settings';
import {sampleCode} from '../code/remark-sample';
import {checkedSentence} from './checked';
import {type Entry, listEntries} from './entries';
import {targetsByName} from './names';
import {staticHtml} from './static-html';

/** Renders the parts of an entry, and collects the entries that it mentions. */
function renderEntry(entry: Entry, entries: readonly Entry[], language: LanguageTag) {
  const base = inLanguage('/docs/dev/', language);
  const mentioned = new Set<string>();
  const targetOf = (name: string) => {
    const target = targetsByName.get(name);
    return target === entry.target ? undefined : target;
  };
  const linkOf = (name: string) => {
    const target = targetOf(name);
    return target && base + target;
  };
  const mention = (name: string) => {
    const target = targetOf(name);
    if (target) mentioned.add(target);
    return linkOf(name);
  };
  const {lead, sections} = entry.markdown;
  const parts = {
    lead: staticHtml(lead, mention),
    sections: sections.map(({id, title, markdown}) => ({
      id,
      title,
      // Lists of entries are not repeated under "Related".
      html: staticHtml(markdown, id === 'errors' || id === 'from' ? linkOf : mention),
    })),
  };
  const related = entries
    .filter(({target}) => mentioned.has(target))
    .map(({name, target, summary}) => `- [\`${name}\`](${base}${target}) ${summary}`);
  if (related.length === 0) return parts;
  const title = labels[language].related;
  const html = staticHtml(related.join('\n'));
  return {...parts, sections: [...parts.sections, {id: 'related', title, html}]};
}

/** What the page of an entry shows. */
export function entryPage(entry: Entry, entries: readonly Entry[], language: LanguageTag) {
  const base = inLanguage('/docs/dev/', language);
  const link = (other: Entry | undefined) =>
    other && {title: other.name, permalink: base + other.target};
  const group = entries.filter(
    (other) => other.overview === entry.overview && other.group.id === entry.group.id,
  );
  const place = group.indexOf(entry);
  return {
    name: entry.name,
    summary: entry.summary,
    path: base + entry.target,
    overview: entry.overview,
    example: labels[language].example,
    ...renderEntry(entry, entries, language),
    ...(entry.sample && {sample: sampleCode(entry.sample, entry.uses, language)}),
    checked: checkedSentence(entry.name.replace(/^==|==$/g, ''), language),
    previous: link(group[place - 1]),
    next: link(group[place + 1]),
  };
}

export type EntryPageProps = ReturnType<typeof entryPage> & {
  editUrl: string;
  lastUpdatedAt?: number;
};

const dataFile = ({overview, group}: Entry) => `entries-${overview}-${group.id}.json`;

/**
 * Adds a page for each entry of the reference to those of the developer guide. The entries of a group
 * share a data file: every page of the site carries a list of all such files.
 */
async function entryRoutes(
  {siteConfig}: LoadContext,
  actions: PluginContentLoadedActions,
): Promise<RouteConfig[]> {
  const {language} = settings;
  const entries = listEntries(language);
  const vcs = siteConfig.future.experimental_vcs;
  const pageOf = async (entry: Entry): Promise<EntryPageProps> => {
    const file = `content/reference/${entry.folder}/${language}.yaml`;
    const changed = await vcs.getFileLastUpdateInfo(path.join(siteFolder, '..', file));
    const editUrl = `${identity.docsRepository}/edit/main/${file}`;
    const lastUpdatedAt = changed?.timestamp;
    return {...entryPage(entry, entries, language), editUrl, lastUpdatedAt};
  };
  const routes = [...new Set(entries.map(dataFile))].map(async (name) => {
    const group = entries.filter((entry) => dataFile(entry) === name);
    const pages = await Promise.all(group.map(pageOf));
    await actions.createData(name, Object.fromEntries(pages.map((page) => [page.path, page])));
    return pages.map((page) => ({
      path: page.path,
      component: '@site/src/reference/EntryPage',
      // An alias, since the path is sent to browsers.
      modules: {entries: `@generated/docusaurus-plugin-content-docs/default/${name}`},
      metadata: {lastUpdatedAt: page.lastUpdatedAt},
      exact: true,
      sidebar: 'dev',
    }));
  });
  return (await Promise.all(routes)).flat();
}

/** The routes of the pages are inside those of the plugin, the version and the layout. */
const withRoutes = (route: RouteConfig, added: readonly RouteConfig[], depth = 2): RouteConfig => {
  const [first, ...others] = route.routes ?? [];
  if (!first) throw new Error('plugin-content-docs nests its routes in another way.');
  if (depth === 0) return {...route, routes: [first, ...others, ...added]};
  return {...route, routes: [withRoutes(first, added, depth - 1), ...others]};
};

/** The documentation: pages written in MDX, and a page for each entry of the reference. */
export default async function docs(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = (await contentDocs(context, options as PluginOptions)) as Plugin;
  return {
    ...plugin,
    async contentLoaded(loaded) {
      const added = await entryRoutes(context, loaded.actions);
      const addRoute = (route: RouteConfig) => loaded.actions.addRoute(withRoutes(route, added));
      await plugin.contentLoaded?.({...loaded, actions: {...loaded.actions, addRoute}});
    },
  };
}

docs.validateOptions = validateOptions as PluginModule['validateOptions'];
