import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config, PluginConfig} from '@docusaurus/types';
import identity from '@scriptcat/content/site/identity';
import navbarWords from '@scriptcat/content/site/navbar';
import partWords from '@scriptcat/content/site/parts';
import {inLanguage, languages, languageTags, originalOf, toLanguageTag} from '@scriptcat/contract';
import {siteFolder} from './folder';
import analytics from './plugins/analytics';
import {remarkAutoImport} from './plugins/auto-import/remark-auto-import';
import boot from './plugins/boot';
import buildFacts from './plugins/build-facts';
import bundler from './plugins/bundler';
import checker from './plugins/checker';
import {rehypeCode} from './plugins/code/rehype-code';
import {remarkSample} from './plugins/code/remark-sample';
import devProxy from './plugins/dev-proxy';
import {remarkDiagrams} from './plugins/diagrams/remark-diagrams';
import firstView from './plugins/first-view';
import {remarkTerms} from './plugins/glossary/remark-terms';
import icons from './plugins/icons';
import pictures from './plugins/pictures';
import {remarkPictures} from './plugins/pictures/remark-pictures';
import docs from './plugins/reference/entry-pages';
import {remarkReference} from './plugins/reference/remark-reference';
import samples from './plugins/samples';
import search from './plugins/search';
import {parseFrontMatter, siteCard} from './plugins/social-cards';
import translations from './plugins/translations';
import {docsFolder} from './plugins/translations/folders';
import {remarkBorrowedLinks} from './plugins/translations/remark-borrowed-links';
import {remarkTranslations} from './plugins/translations/remark-translations';
import {settings} from './settings';

const {language} = settings;
const navbar = navbarWords[language];
const parts = partWords[language];

const i18n: Config['i18n'] = {
  defaultLocale: languageTags[0],
  locales: [...languageTags],
  localeConfigs: Object.fromEntries(
    languages.map(({tag, label, direction}) => [
      tag,
      // Without its address, a language that is built alone would move to the root.
      {label, htmlLang: tag, direction, baseUrl: inLanguage('/', tag)},
    ]),
  ),
};

const plugins: PluginConfig[] = [
  '@docusaurus/plugin-css-cascade-layers',
  [
    docs,
    {
      // Missing pages come from the language's fallback.
      path: docsFolder(originalOf(language)),
      sidebarPath: './sidebars.ts',
      editUrl: ({locale: tag, docPath}: {locale: string; docPath: string}) =>
        `${identity.docsRepository}/edit/main/site/${docsFolder(toLanguageTag(tag))}/${docPath}`,
      showLastUpdateTime: true,
      beforeDefaultRemarkPlugins: [
        [remarkReference, {language}],
        () => remarkBorrowedLinks({site: siteFolder, language}),
      ],
      remarkPlugins: [
        // Options are sent to browsers, and paths of the build machine should not be.
        () => remarkTranslations({site: siteFolder, language}),
        [remarkSample, {language}],
        remarkDiagrams,
        [remarkPictures, {language}],
        [remarkTerms, {language}],
        remarkAutoImport,
      ],
      rehypePlugins: [rehypeCode],
    },
  ],
  '@docusaurus/plugin-content-pages',
  [
    '@docusaurus/plugin-sitemap',
    {
      changefreq: 'weekly',
      lastmod: 'date',
      priority: null,
      ignorePatterns: ['/**/search/', '/**/uninstall/**'],
    },
  ],
  devProxy(settings.apiPort),
  bundler,
  buildFacts,
  checker,
  icons,
  pictures,
  samples,
  search,
  translations,
];

const themeConfig: UserThemeConfig = {
  image: siteCard,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  // Code is highlighted at build time; the default theme would be sent to every browser.
  prism: {theme: {plain: {}, styles: []}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  announcementBar: {
    // A new id shows the bar again to readers who closed the last one.
    id: 'permission-and-firefox',
    // The text is in src/shell/AnnouncementBar, where it can be translated and linked.
    content: 'permission-and-firefox',
    isCloseable: true,
  },
  navbar: {
    title: identity.name[language],
    logo: {
      src: 'img/logo.svg',
      srcDark: 'img/logo.svg',
      alt: '',
      href: '/',
      target: '_self',
      width: 32,
      height: 32,
      className: 'site-logo',
    },
    items: [
      {type: 'doc', docId: 'use/index', position: 'left', label: parts.use},
      {type: 'doc', docId: 'dev/dev', position: 'left', label: parts.dev},
      {type: 'doc', docId: 'change/change', position: 'right', label: parts.change},
      {href: identity.learnSite, position: 'right', label: navbar.learn},
      {href: identity.repository, position: 'right', label: 'GitHub'},
      {type: 'localeDropdown', position: 'right'},
      {
        type: 'docsVersionDropdown',
        position: 'right',
        // With one version only, Docusaurus would show a link instead of a dropdown.
        dropdownItemsAfter: [{href: identity.releases, label: navbar.released}],
      },
    ],
  },
};

const config: Config = {
  title: identity.name[language],
  tagline: identity.tagline[language],
  // The same file as the logo: one request instead of three.
  favicon: 'img/logo.svg',
  headTags: [
    {
      tagName: 'link',
      attributes: {rel: 'manifest', href: inLanguage('/site.webmanifest', language)},
    },
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: '/img/icon-apple.png'},
    },
  ],
  url: settings.siteUrl,
  baseUrl: '/',
  trailingSlash: true,
  titleDelimiter: '|',
  baseUrlIssueBanner: false,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'},
  },
  future: {v4: true, faster: true},
  // Languages share preferences, so their storage keys must not contain the base URL.
  storage: {type: 'localStorage', namespace: false},
  i18n,
  plugins,
  // Tags are written in this order: the theme's script has to run before ours.
  themes: [
    ['@docusaurus/theme-classic', {customCss: ['./src/css/tokens.css', './src/css/site.css']}],
    boot,
    ...(settings.isAppOnIntent ? [firstView] : []),
    analytics(settings.analyticsId),
  ],
  themeConfig,
  clientModules: [
    './src/shell/client/color-choice.ts',
    './src/shell/client/escape.ts',
    './src/shell/client/load-failure.ts',
    './src/shell/client/undecodable-hash.ts',
    './src/shell/open-fold/client.ts',
    './src/shell/PageFeedback/client.ts',
    ...(settings.hasOffline ? ['./src/offline/client.ts'] : []),
  ],
  customFields: {
    feedbackUrl: settings.feedbackUrl,
    search: settings.search,
    iconMirrors: settings.iconMirrors,
    hasOffline: settings.hasOffline,
  },
};

export default config;
