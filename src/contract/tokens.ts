import { z } from 'zod';
import { apiPaths } from './api-paths.ts';
import { timestamp } from './common.ts';

/** The parts of the API that a token may access, each with the prefix of its paths. */
export const tokenParts = {
  articles: apiPaths.articles,
  reviews: apiPaths.reviews,
  products: apiPaths.products,
  'dive-sites': apiPaths.diveSites,
  locations: apiPaths.locations,
  'shop-links': apiPaths.shopLinks,
  media: apiPaths.media,
  newsletter: apiPaths.newsletter,
  contact: apiPaths.contact,
  mailings: apiPaths.mailings,
  redirects: apiPaths.redirects,
} as const;

export type TokenPart = keyof typeof tokenParts;
export const tokenPartNames = Object.keys(tokenParts) as TokenPart[];

/** The scope that a call requires, e.g. "articles:write"; undefined if no token may make it. */
export function scopeFor(method: string, path: string): string | undefined {
  const part = tokenPartNames.find((name) => `${path}/`.startsWith(`${tokenParts[name]}/`));
  const isRead = method === 'GET' || method === 'HEAD';
  return part && `${part}:${isRead ? 'read' : 'write'}`;
}

const scopes = tokenPartNames.flatMap((part) => [`${part}:read`, `${part}:write`]) as [
  string,
  ...string[],
];

const scope = z.enum(scopes, `Choose scopes such as ${scopes[0]}.`);

/** Maximum lifetime of a token in days. */
export const maxTokenDays = 366;

export const newToken = z
  .object({
    name: z.string().trim().min(1, 'Give the token a name.').max(60),
    scopes: z.array(scope).min(1, 'Choose what the token may do.'),
    days: z
      .number()
      .int()
      .min(1, 'A token lives for a day at least.')
      .max(maxTokenDays, 'A token lives for a year at most.'),
  })
  .meta({ id: 'NewToken' });

export const apiToken = z
  .object({
    id: z.number().int(),
    name: z.string(),
    scopes: z.array(scope),
    createdAt: timestamp,
    endsAt: timestamp,
    usedAt: timestamp.nullable(),
  })
  .meta({ id: 'ApiToken' });

export type ApiToken = z.infer<typeof apiToken>;

export const createdToken = z
  .object({ token: z.string().meta({ description: 'Shown only in this answer' }), entry: apiToken })
  .meta({ id: 'CreatedToken' });
