import { z } from 'zod';
import { paths } from './paths.ts';

export const maxGuideBytes = 15 * 1024 * 1024;

export const guideTooLarge =
  'This PDF is larger than 15 MB, too much for a phone. Save it smaller and choose it again.';

/** The path of a PDF that the owner uploaded; the name is a hash of its content. */
export const ownGuideAddress = z.string().regex(/^\/guides\/own-[0-9a-f]{16}[.]pdf$/);

export const storedGuide = z
  .object({ file: ownGuideAddress.meta({ example: paths.ownGuide('0123456789abcdef') }) })
  .meta({ id: 'StoredGuide' });

export type StoredGuide = z.infer<typeof storedGuide>;
