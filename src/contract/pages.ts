import { z } from 'zod';
import type { PublishableInput } from './fields/field.ts';
import { publishableInputs } from './fields/publishable.ts';
import { outputShape } from './fields/shapes.ts';
import { paths } from './paths.ts';
import { declarePost, postState, postTimes, unlistedFields } from './publishing.ts';

const post = declarePost({
  kind: 'articles',
  toPath: paths.page,
  picture: { label: 'Picture', hint: '' },
  facts: {},
  links: {},
});

/** Declares every field of an owner's page; API, row and form derive from it. */
export const pageFields = {
  title: post.title,
  slug: {
    ...post.slug,
    label: 'Address',
    hintFor: (slug: string) =>
      `${paths.page(slug || '…')}. To show it in header or footer, add a link in Settings, Navigation.`,
  },
  content: post.content,
  seoTitle: post.seoTitle,
  seoDescription: { ...post.seoDescription, hint: 'Left empty, it is the beginning of the text.' },
  shareImageUrl: {
    ...post.shareImageUrl,
    hint: 'Left empty, it is that of the site. One of the library or of this site.',
  },
  noindex: post.noindex,
} as const;

/** First segments of addresses that the site uses itself. */
const ownAddresses: readonly string[] = [
  ...Object.values(paths).flatMap((path) => {
    const address = typeof path === 'function' ? (path as (key: string) => string)('-') : path;
    const [, first = ''] = address.split('/');
    return first === '-' ? [] : [first];
  }),
  ...[
    'api',
    'art',
    'assets',
    'chart',
    'films',
    'go',
    'healthz',
    'mail-link',
    'newsletter',
    'readyz',
    'reports',
    'share',
  ],
  ...['unsubscribe', 'not-found'],
];

/** Error message for an address that the site uses itself; undefined for a free one. */
export const addressClash = (slug: string): string | undefined =>
  ownAddresses.includes(slug)
    ? `The site has a page of its own at ${paths.page(slug)}. Choose another address, such as ${slug}-of-ours.`
    : undefined;

export const page = z
  .object({ id: z.number().int(), ...outputShape(pageFields), ...postState })
  .omit({ headPicture: true })
  .meta({ id: 'Page' });

const { content, version, seoTitle, seoDescription, shareImageUrl, noindex } = unlistedFields;

export const listedPage = page
  .omit({ content, version, seoTitle, seoDescription, shareImageUrl, noindex })
  .meta({ id: 'ListedPage' });

export type Page = z.infer<typeof page>;
export type ListedPage = z.infer<typeof listedPage>;

export const {
  input: pageInput,
  changes: pageChanges,
  publishable: publishablePage,
} = publishableInputs('pages', { ...pageFields, ...postTimes });

export type PageInput = PublishableInput<typeof pageFields & typeof postTimes>;
