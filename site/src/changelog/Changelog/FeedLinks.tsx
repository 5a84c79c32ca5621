import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import labels from '@scriptcat/content/texts/changelog/labels';
import type {Channel} from '@scriptcat/content/version';
import {type FeedFormat, feedFormats, feedPath} from '../releases';

/** Tells feed readers where the feeds of the page are. */
export default function FeedLinks({channel}: {channel: Channel}) {
  const {siteConfig} = useDocusaurusContext();
  const channelLabel = labels.channels[channel];
  const root = `${siteConfig.url}${siteConfig.baseUrl}`;
  return (
    <Head>
      {(Object.keys(feedFormats) as FeedFormat[]).map((format) => (
        <link
          key={format}
          rel="alternate"
          type={feedFormats[format].type}
          title={`${siteConfig.title} ${channelLabel}`}
          href={`${root}${feedPath(channel, format)}`}
        />
      ))}
    </Head>
  );
}
