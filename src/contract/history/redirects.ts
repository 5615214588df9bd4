import { z } from 'zod';
import { csvFile, timestamp, webAddress } from '../common.ts';

/** Parameters of the home page that name posts in WordPress. */
export const oldPostParameters: readonly string[] = ['p', 'page_id'];

/** Paths that the site serves itself, before any redirect. */
const ownAddress = /^\/(api|admin|preview|assets|unsubscribe)(\/|$)|^\/$/i;

/** Normalises a path for comparison; a badly encoded path stays unchanged. */
export function decodedPath(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Sorts the parameters of an address, so that equal queries match. */
export function sortedQuery(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return parameters.toString();
}

/** A path without the slashes at its end. */
export const withoutSlash = (path: string) => path.replace(/(?<=[^/]|^\/)\/+$/, '');

function formerAddress(text: string): string {
  const [path = '', ...query] = text.replace(/^https?:\/\/[^/]+/i, '').split('?');
  const sorted = sortedQuery(query.join('?'));
  return decodedPath(withoutSlash(path)) + (sorted && `?${sorted}`);
}

export const maxStars = 5;

const formerPath = z
  .string()
  .trim()
  .min(1, 'Give the address that is to lead on.')
  .max(500, 'This address is too long.')
  .transform(formerAddress)
  .refine(
    (path) => /^\/(?!\/)[^#\p{Cc}]*$/u.test(path),
    'Write a path that begins with / and has no #.',
  )
  .refine(
    (path) => !path.includes('*') || /^\/[^*?]/.test(path),
    'Begin a pattern with a folder, such as /2019/*.',
  )
  .refine((path) => path.split('*').length <= maxStars + 1, `Use ${maxStars} stars at most.`)
  .refine((path) => !ownAddress.test(path), 'The site needs this address itself.')
  .meta({ example: '/2019/05/old-post' });

export const redirectInput = z
  .object({
    path: formerPath,
    target: webAddress
      .refine(
        (target) => !/^https?:\/\/[^/]*[*$]/i.test(target),
        'Write the other site without * or $; these may stand behind its first /.',
      )
      .meta({ example: '/blog/new-post' }),
  })
  .meta({ id: 'RedirectInput' });

export const redirectSet = z
  .object({
    success: z.literal(true),
    warnings: z.array(z.string()).meta({ description: 'Targets that show no page now' }),
  })
  .meta({ id: 'RedirectSet' });

export type RedirectInput = z.infer<typeof redirectInput>;

export const redirectImport = z.object({ csv: csvFile }).meta({ id: 'RedirectImport' });

export const importedRedirects = z
  .object({
    imported: z.number().int(),
    warnings: z.array(z.string()).meta({ description: 'Targets that show no page now' }),
  })
  .meta({ id: 'ImportedRedirects' });

export const missingAddress = z
  .object({
    path: z.string(),
    count: z.number().int().meta({ description: 'How often the address was requested' }),
    lastAt: timestamp,
  })
  .meta({ id: 'MissingAddress' });

export type MissingAddress = z.infer<typeof missingAddress>;

export const missingAddressQuery = z.object({ path: z.string().min(1).max(500) });
