import { createHash } from 'node:crypto';

/** Tells whether a post has changed on the old site since it last came. */
export const sourceDigest = (data: string) => createHash('sha256').update(data).digest('hex');
