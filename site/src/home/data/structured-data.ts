import hero from '@scriptcat/content/home/hero';
import identity from '@scriptcat/content/site/identity';
import stores from '@scriptcat/content/site/stores';
import {inLanguage, type LanguageTag} from '@scriptcat/contract';

/** What search engines are told about the home page (schema.org). */
export function structuredData(language: LanguageTag) {
  const home = `${identity.siteUrl}${inLanguage('/', language)}`;
  const organisation = {
    '@type': 'Organization',
    '@id': `${identity.siteUrl}/#organisation`,
    name: identity.organisation,
    url: identity.team,
    logo: `${identity.siteUrl}/img/logo.svg`,
    sameAs: [identity.repository, identity.chat.discord, identity.chat.telegram],
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organisation,
      {
        '@type': 'WebSite',
        name: identity.name[language],
        url: home,
        inLanguage: language,
        publisher: {'@id': organisation['@id']},
        potentialAction: {
          '@type': 'SearchAction',
          target: `${home}search/?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'SoftwareApplication',
        name: identity.name[language],
        description: hero[language].support,
        applicationCategory: 'BrowserApplication',
        operatingSystem: stores.map(({browser}) => browser).join(', '),
        license: identity.licence,
        isAccessibleForFree: true,
        offers: {'@type': 'Offer', price: '0', priceCurrency: 'USD'},
        installUrl: stores.map(({url}) => url[language]),
        author: {'@id': organisation['@id']},
      },
    ],
  };
}
