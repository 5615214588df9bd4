import { z } from 'zod';
import { timestamp, webAddress } from '../common.ts';

/** Parameters of the home page by which WordPress names its posts. */
export const oldPostParameters: readonly string[] = ['p', 'page_id'];

/** Paths that the site answers itself, before any redirect. */
const ownAddress = /^\/(api|admin|preview|assets|unsubscribe)(\/|$)|^\/$/i;

/** Normalises a path for comparison; a badly encoded one stays unchanged. */
export function decodedPath(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const formerPath = z
  .string()
  .trim()
  .min(1, 'Give the address that is to lead on.')
  .max(500, 'This address is too long.')
  .transform((text) =>
    decodedPath(text.replace(/^https?:\/\/[^/]+/i, '').replace(/(?<=[^/]|^\/)\/+$/, '')),
  )
  .refine(
    (path) => /^\/(?!\/)[^\s?#\p{Cc}]*$/u.test(path),
    'Write a path that begins with / and has no ? or #.',
  )
  .refine((path) => !ownAddress.test(path), 'The site needs this address itself.')
  .meta({ example: '/2019/05/old-post' });

export const redirectInput = z
  .object({
    path: formerPath,
    target: webAddress.meta({ example: '/blog/new-post' }),
  })
  .meta({ id: 'RedirectInput' });

export type RedirectInput = z.infer<typeof redirectInput>;

export const redirectFileBytes = 900_000;

export const redirectFileTooLarge =
  'The file is too large: 900 kB at most. Split it, and import its parts one after the other.';

export const redirectImport = z
  .object({
    csv: z.string().min(1, 'The file is empty.').max(redirectFileBytes, redirectFileTooLarge),
  })
  .meta({ id: 'RedirectImport' });

export const importedRedirects = z
  .object({ imported: z.number().int() })
  .meta({ id: 'ImportedRedirects' });

export const missingAddress = z
  .object({
    path: z.string(),
    count: z.number().int().meta({ description: 'How often it was asked for' }),
    lastAt: timestamp,
  })
  .meta({ id: 'MissingAddress' });

export type MissingAddress = z.infer<typeof missingAddress>;

export const missingAddressQuery = z.object({ path: z.string().min(1).max(500) });
