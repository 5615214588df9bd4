import { createHash } from 'node:crypto';

/** The digest of an exported post, which shows whether it has changed on the old site since. */
export const sourceDigest = (data: string) => createHash('sha256').update(data).digest('hex');
