import hero from '@scriptcat/content/texts/home/hero';
import language from '@scriptcat/content/texts/language';
import identity from '@scriptcat/content/texts/site/identity';
import stores from '@scriptcat/content/texts/site/stores';
import {inLanguage} from '@scriptcat/contract';

/** What search engines are told about the home page (schema.org). */
export function structuredData() {
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
        name: identity.name,
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
        name: identity.name,
        description: hero.support,
        applicationCategory: 'BrowserApplication',
        operatingSystem: stores.map(({browser}) => browser).join(', '),
        license: identity.licence,
        isAccessibleForFree: true,
        offers: {'@type': 'Offer', price: '0', priceCurrency: 'USD'},
        installUrl: stores.map(({url}) => url),
        author: {'@id': organisation['@id']},
      },
    ],
  };
}
