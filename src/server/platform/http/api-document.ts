import { confirmedRole } from '../../../contract/sign-in.ts';
import { scopeFor } from '../../../contract/tokens.ts';
import { capitalise } from '../../../domain/text/format.ts';
import { site } from '../site-content/site-content.ts';
import type { createRouter } from './context.ts';

type Router = ReturnType<typeof createRouter>;
type Document = ReturnType<Router['getOpenAPI31Document']>;
type Operation = NonNullable<NonNullable<Document['paths']>[string]['get']>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Descriptions by tag. A test fails if a tag has none. */
const tagDescriptions = {
  Admin: 'Signing in and out, the audit log and maintenance.',
  Articles: 'Blog articles, their drafts and their revisions.',
  Bin: 'Deleted records, which can be restored for 30 days.',
  Catalogue: 'What the release’s catalogue changes, and the owner’s word on it.',
  Conditions: 'Tides, light, shelter, forecast and verdict of dive sites.',
  Contact: 'The contact form.',
  'Dive sites': 'Dive sites, with filters, search, exports and revisions.',
  Locations: 'Featured places.',
  Pages: 'Pages of the owner’s own, at addresses such as /our-boat.',
  Issues: 'Issues of the newsletter, as they are written.',
  Media: 'The library of pictures: uploads, descriptions, and where each is used.',
  Newsletter: 'Subscribing, subscribers, their import and their export.',
  'Open data': 'The catalogue as files that anyone may use.',
  Outbox: 'Outgoing email: what waits, what was sent, and retries.',
  'Page reads': 'How often pages are read, without a word on who reads them.',
  People: 'All that is stored about one person: download and erasure.',
  Previews: 'Drafts seen through a signed link.',
  Products: 'Featured products, their drafts and their revisions.',
  'Working copies': 'The unsaved words of the admin’s forms, and earlier versions of drafts.',
  Links: 'Links of public texts that lead nowhere.',
  Redirects: 'Former addresses of pages that moved or were deleted.',
  Backups: 'Backups of this server: make, download, restore, and the state of copies elsewhere.',
  'Moving in': 'Exports of Ghost and WordPress, and what becomes of their posts.',
  'Moving out': 'Archives of everything that is the owner’s.',
  Regions: 'Coasts that divers travel to: seasons, measured visibility, rules and sites.',
  Reports: 'What divers send: corrections, closures and dives, and what the owner made of them.',
  Reviews: 'Gear reviews, their drafts and their revisions.',
  Search: 'The search of the whole site.',
  Statistics: 'Counts of what visitors read and did, by day and without a word on who they are.',
  'Shop links': 'Links to shops: the register, the shops, and how often each link is followed.',
  Species: 'Species with a page, and what surveys recorded at dive sites.',
  Settings:
    'What pages need to know of the site: its names, the words of its own pages, and their history.',
};

const words = (text: string) => text.match(/[A-Za-z0-9]+/g) ?? [];

/** The function name in a generated client, such as `getArticlesBySlug` for GET /api/articles/{slug}. */
export function operationId(method: string, path: string): string {
  const parts = path
    .replace(/^\/api\//, '')
    .split('/')
    .flatMap((part) => (part.startsWith('{') ? ['by', ...words(part)] : words(part)));
  return method + parts.map(capitalise).join('');
}

/** The scope that allows a token to make a call; undefined if no token may. */
function tokenScope(method: string, path: string, { security }: Operation) {
  const isConfirmed = security?.some(({ session }) => session?.includes(confirmedRole));
  return security && !isConfirmed ? scopeFor(method.toUpperCase(), path) : undefined;
}

function describeOperation(method: string, path: string, operation: Operation): Operation {
  const scope = tokenScope(method, path, operation);
  const token = scope ? `, or a token with the scope ${scope}` : '';
  const access = operation.security
    ? ` Needs the session cookie of the signed-in admin${token}.`
    : '';
  return {
    operationId: operationId(method, path),
    description: `${(operation.summary ?? '').replace(/\.$/, '')}.${access}`,
    ...operation,
    ...(scope && operation.security && { security: [...operation.security, { token: [scope] }] }),
  };
}

/** Adds operation ids, descriptions, the server and the tags. It does not replace a route’s own description. */
export function completeDocument(document: Document, siteUrl: string): Document {
  const used = new Set<string>();
  const paths: NonNullable<Document['paths']> = {};
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const completed = { ...item };
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      for (const tag of operation.tags ?? []) used.add(tag);
      completed[method] = describeOperation(method, path, operation);
    }
    paths[path] = completed;
  }
  const tags = Object.entries(tagDescriptions)
    .filter(([name]) => used.has(name))
    .map(([name, description]) => ({ name, description }));
  return { ...document, servers: [{ url: siteUrl }], tags, paths };
}

export function apiDocument(app: Router, siteUrl: string): Document {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: '1',
      description: `What the pages and the admin of ${site.name} read and write. Reading is open to everyone; writing needs a session, or a token of the admin (Security, Tokens) sent as \`Authorization: Bearer bt_…\`, except for the public forms. A token does what its scopes say: any other call with it answers 403. Errors answer \`{error, details?}\`.`,
      contact: { name: site.name, email: site.email, url: siteUrl },
    },
  });
  return completeDocument(document, siteUrl);
}
