import type { FeedFormat } from '../../../domain/publishing/feeds.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { element, textElement, type XmlPart, xmlDocument } from '../../../domain/text/xml.ts';
import { site } from '../../platform/site-content/site-content.ts';
import type { Feed, FeedItem } from './feed.ts';

const language = 'en-AU';

/** A date in the format of RSS: RFC 822 with a year of four digits. */
const rssDate = (time: string) => new Date(time).toUTCString();

function rssItem(item: FeedItem) {
  return element(
    'item',
    {},
    textElement('title', item.title),
    textElement('link', item.url),
    element('guid', { isPermaLink: 'false' }, item.id),
    textElement('pubDate', rssDate(item.publishedAt)),
    textElement('dc:creator', item.author),
    textElement('category', item.category),
    // Feed readers parse the next two elements as HTML.
    textElement('description', escapeHtml(item.summary)),
    textElement('content:encoded', item.html),
  );
}

/** A feed as RSS 2.0 with the modules for full text and names of authors. */
function writeRss(feed: Feed): string {
  const channel = element(
    'channel',
    {},
    textElement('title', feed.title),
    textElement('link', feed.pageUrl),
    textElement('description', feed.description),
    textElement('language', language.toLowerCase()),
    textElement('lastBuildDate', rssDate(feed.updatedAt)),
    element('atom:link', {
      href: feed.urls.rss,
      rel: 'self',
      type: 'application/rss+xml',
    }),
    ...feed.items.map(rssItem),
  );
  return xmlDocument(
    element(
      'rss',
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      },
      channel,
    ),
  );
}

const atomAuthor = (name: string) => element('author', {}, textElement('name', name));

function atomEntry(item: FeedItem) {
  return element(
    'entry',
    {},
    textElement('title', item.title),
    textElement('id', item.id),
    element('link', { rel: 'alternate', type: 'text/html', href: item.url }),
    textElement('published', item.publishedAt),
    textElement('updated', item.updatedAt),
    atomAuthor(item.author),
    element('category', { term: item.category }),
    textElement('summary', item.summary),
    element('content', { type: 'html' }, item.html),
  );
}

type AtomHead = Pick<Feed, 'title' | 'id' | 'updatedAt' | 'pageUrl'> & {
  description?: string;
  atomUrl: string;
};

/** A feed of given entries as Atom (RFC 4287). */
export function atomDocument(head: AtomHead, entries: readonly XmlPart[]): string {
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
      textElement('title', head.title),
      head.description === undefined ? undefined : textElement('subtitle', head.description),
      textElement('id', head.id),
      textElement('updated', head.updatedAt),
      element('link', { rel: 'self', type: 'application/atom+xml', href: head.atomUrl }),
      element('link', { rel: 'alternate', type: 'text/html', href: head.pageUrl }),
      atomAuthor(site.author),
      ...entries,
    ),
  );
}

function writeJson(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feed.urls.jsonFeed,
    language,
    authors: [{ name: site.author }],
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      content_html: item.html,
      summary: item.summary,
      ...(item.image && { image: item.image }),
      date_published: item.publishedAt,
      date_modified: item.updatedAt,
      authors: [{ name: item.author }],
      tags: [item.category],
      language,
    })),
  });
}

export const writeFeed: Record<FeedFormat, (feed: Feed) => string> = {
  rss: writeRss,
  atom: (feed) => atomDocument({ ...feed, atomUrl: feed.urls.atom }, feed.items.map(atomEntry)),
  jsonFeed: writeJson,
};
