export const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  jsonFeed: 'application/feed+json',
} as const;

export type FeedFormat = keyof typeof feedTypes;

export const feedFormats = Object.keys(feedTypes) as FeedFormat[];

/** The category of the newsletter's issues in feeds. */
export const newsletterCategory = 'Newsletter';
