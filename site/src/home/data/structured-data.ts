import {inLanguage, type LanguageTag, toLanguageTag} from '@scriptcat/contract';
import {identity} from '@site/src/identity';
import {stores} from '@site/src/identity/stores';
import {hero} from './hero';

/** What search engines are told about the home page (schema.org). */
export function structuredData(tag: LanguageTag) {
  const locale = toLanguageTag(tag);
  const home = `${identity.siteUrl}${inLanguage('/', tag)}`;
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
        name: identity.name[locale],
        url: home,
        inLanguage: tag,
        publisher: {'@id': organisation['@id']},
        potentialAction: {
          '@type': 'SearchAction',
          target: `${home}search/?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'SoftwareApplication',
        name: identity.name[locale],
        description: hero.support[locale],
        applicationCategory: 'BrowserApplication',
        operatingSystem: stores.map(({browser}) => browser).join(', '),
        license: identity.licence,
        isAccessibleForFree: true,
        offers: {'@type': 'Offer', price: '0', priceCurrency: 'USD'},
        installUrl: stores.map(({url}) => url[locale]),
        author: {'@id': organisation['@id']},
      },
    ],
  };
}
