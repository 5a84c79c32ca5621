import type {Feed} from './feed';

/** Writes a feed as JSON Feed 1.1. */
export function renderJsonFeed(feed: Feed): string {
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.subtitle,
    home_page_url: feed.page,
    feed_url: feed.self.json,
    language: feed.language,
    authors: [{name: feed.author}],
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      content_html: entry.html,
      date_published: entry.published,
      tags: entry.tags,
    })),
  };
  return `${JSON.stringify(document)}\n`;
}
