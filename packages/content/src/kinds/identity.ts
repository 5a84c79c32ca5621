import * as v from 'valibot';
import type {Content} from '../content';
import type {Kind} from '../kind';

const url = v.pipe(v.string(), v.url());

function read(content: Content) {
  const {Text, text} = content;
  const Urls = v.union([url, Text]);
  const Identity = v.strictObject({
    name: Text,
    tagline: Text,
    docsName: Text,
    search: Text,
    organisation: v.string(),
    since: v.number(),
    siteUrl: url,
    repository: url,
    docsRepository: url,
    team: url,
    contributing: Text,
    scriptStore: Text,
    learnSite: url,
    forum: url,
    chat: v.strictObject({discord: url, telegram: url}),
    sponsor: url,
    policyContact: v.pipe(v.string(), v.email()),
    stores: v.array(
      v.strictObject({
        id: v.picklist(['edge', 'chrome', 'firefox']),
        browser: v.string(),
        name: Text,
        url: Urls,
        betaUrl: Urls,
      }),
    ),
    issueForms: v.record(v.string(), Text),
  });
  const {stores, issueForms, contributing, ...identity} = content.facts('site/identity', Identity);
  const {repository} = identity;
  const inAll = (value: string | Readonly<Record<string, string>>) =>
    typeof value === 'string'
      ? text(Object.fromEntries(content.languages.map(({tag}) => [tag, value])))
      : text(value);
  const each = (values: Readonly<Record<string, string>>, use: (value: string) => string) =>
    text(Object.fromEntries(Object.entries(values).map(([tag, value]) => [tag, use(value)])));
  return {
    identity: {
      ...identity,
      name: text(identity.name),
      tagline: text(identity.tagline),
      docsName: text(identity.docsName),
      search: text(identity.search),
      scriptStore: text(identity.scriptStore),
      releases: `${repository}/releases`,
      issues: `${repository}/issues`,
      discussions: `${repository}/discussions`,
      examples: `${repository}/tree/main/example`,
      licence: `${repository}/blob/main/LICENSE`,
      contributorsGraph: `${repository}/graphs/contributors`,
      vulnerabilityReport: `${repository}/security/advisories/new`,
      contributing: each(contributing, (file) => `${repository}/blob/main/${file}`),
    },
    stores: stores.map((store) => ({
      ...store,
      name: text(store.name),
      url: inAll(store.url),
      betaUrl: inAll(store.betaUrl),
    })),
    issueForms: Object.fromEntries(
      Object.entries(issueForms).map(([subject, templates]) => [
        subject,
        each(templates, (template) => `${repository}/issues/new?template=${template}.yaml`),
      ]),
    ),
  };
}

/** Project facts as three modules, so that a page loads only what it uses. */
export const identity: Kind = {
  folder: 'site/identity',
  modules: (content) => {
    const {identity, stores, issueForms} = read(content);
    return [
      {name: 'site/identity', value: identity},
      {name: 'site/stores', value: stores},
      {name: 'site/issue-forms', value: issueForms},
    ];
  },
};
