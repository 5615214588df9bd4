import { plainSite, torch } from './records.ts';

export interface RecordedRequest {
  path: string;
  method?: string;
  body?: unknown;
  /** Whether it is sent without a session. */
  anonymous?: boolean;
}

const article = {
  title: 'A recorded title',
  slug: 'a-recorded-title',
  excerpt: 'Words.',
  content: '<h2>One</h2><p>Two <strong>three</strong> <script>alert(1)</script></p>',
  category: 'Tips',
  imageUrl: '/art/articles/fish-rock-cave.jpg',
  author: 'Jo',
  published: true,
};
const review = {
  ...article,
  title: 'A recorded review',
  slug: 'a-recorded-review',
  category: 'BCDs',
  price: '$10.00',
  rating: '4.5',
  purchaseLink: 'https://shop.example/x',
  featured: true,
};
const product = { ...torch, price: '$10.00', rating: '4.5', reviewCount: 3, featured: true };
const site = {
  ...plainSite,
  visibility: '5-10m',
  marineLife: 'Wrasse',
  reviewLink: '/blog/renamed',
};
const message = { name: 'Jo', email: 'jo@example.com', subject: 'Air', message: 'Where?' };

const read = (...paths: string[]): RecordedRequest[] =>
  paths.map((path) => ({ path, anonymous: true }));
const readAsAdmin = (...paths: string[]): RecordedRequest[] => paths.map((path) => ({ path }));
const write = (method: string, path: string, body?: unknown): RecordedRequest => ({
  method,
  path,
  body,
});
const send = (path: string, body: unknown): RecordedRequest => ({
  ...write('POST', path, body),
  anonymous: true,
});

const publicLists = [
  '/api/articles',
  '/api/reviews/published',
  '/api/reviews/category/BCDs',
  '/api/products',
  '/api/products/featured',
  '/api/locations/featured',
  '/api/dive-sites',
  '/api/dive-sites/search?q=quiet',
];
const adminReads = [
  '/api/articles?admin=true',
  '/api/reviews?admin=true',
  '/api/newsletter/subscribers',
  '/api/admin/security-dashboard',
  '/api/dive-sites/export/csv',
];

/** Requests of an owner and visitors for a record of each resource, invalid ones included. */
const recordLifeCycle = (path: string, body: object, change: object): RecordedRequest[] => [
  send(path, body),
  write('POST', path, {}),
  write('POST', path, 'no JSON'),
  write('POST', path, body),
  ...read(...publicLists),
  write('PATCH', `${path}/1`, change),
  write('PATCH', `${path}/999`, change),
  write('DELETE', `${path}/one`),
  write('DELETE', `${path}/999`),
];

/** Requests to the API of the first edition, in order, for an empty database. */
export const recordedRequests: RecordedRequest[] = [
  ...read(...publicLists, ...adminReads, '/api/admin/session', '/api/nothing'),
  ...read('/api/articles/slug/none', '/api/reviews/slug/none', '/api/dive-sites/999'),
  ...read('/api/dive-sites/one', '/api/dive-sites/by-review-url?url=%2Fblog%2Fnone'),
  ...recordLifeCycle('/api/articles', article, { published: false }),
  write('PATCH', '/api/articles/1', { published: true }),
  ...read('/api/articles/slug/a-recorded-title'),
  ...recordLifeCycle('/api/reviews', review, { published: false }),
  write('PATCH', '/api/reviews/1', { published: true, rating: '11' }),
  write('PATCH', '/api/reviews/1', { published: true }),
  ...read('/api/reviews/slug/a-recorded-review'),
  ...recordLifeCycle('/api/products', product, { name: 'Renamed', featured: false }),
  send('/api/dive-sites', site),
  write('POST', '/api/dive-sites', {}),
  write('POST', '/api/dive-sites', { ...site, latitude: 'south' }),
  write('POST', '/api/dive-sites', site),
  write('PUT', '/api/dive-sites/1', { ...site, description: 'Another text.' }),
  write('PATCH', '/api/dive-sites/1/photo', { imageUrl: '/art/articles/fish-rock-cave.jpg' }),
  write('PATCH', '/api/dive-sites/1/photo', { imageUrl: 'javascript:1' }),
  write('PATCH', '/api/dive-sites/1/video', {
    videoUrl: 'https://www.youtube.com/watch?v=abcDEF12345',
    videoThumbnail: null,
  }),
  write('PATCH', '/api/dive-sites/1/review-link', { reviewLink: '/blog/a-recorded-title' }),
  ...read('/api/dive-sites/1', '/api/dive-sites/by-review-url?url=%2Fblog%2Fa-recorded-title'),
  ...read('/api/dive-sites', '/api/dive-sites/search?q=cove'),
  send('/api/newsletter/subscribe', { email: 'jo' }),
  send('/api/newsletter/subscribe', {}),
  send('/api/newsletter/subscribe', { email: 'jo@example.com' }),
  send('/api/newsletter/subscribe', { email: 'JO@example.com' }),
  send('/api/contact', {}),
  send('/api/contact', { ...message, email: 'jo' }),
  send('/api/contact', message),
  write('PATCH', '/api/newsletter/subscribers/1', { email: 'jo' }),
  write('PATCH', '/api/newsletter/subscribers/1', { email: 'ann@example.com', subscribed: false }),
  send('/api/admin/login', { password: 'wrong' }),
  send('/api/admin/login', {}),
  send('/api/admin/login', { password: 'correct-horse-battery' }),
  ...readAsAdmin(...adminReads, '/api/admin/session'),
  write('POST', '/api/admin/update-sitemap'),
  write('DELETE', '/api/newsletter/subscribers/1'),
  write('DELETE', '/api/articles/1'),
  write('DELETE', '/api/articles/1'),
  write('DELETE', '/api/reviews/1'),
  write('DELETE', '/api/products/1'),
  write('DELETE', '/api/dive-sites/1'),
  ...read(...publicLists, '/api/dive-sites/1'),
];
