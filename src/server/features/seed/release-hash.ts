import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../../platform/seed/files.ts';

const catalogueFiles =
  /^(dive-sites|articles|regions|reviews|species)[/\\]|^(products|locations|surveys)[.]json$/;

/** A hash of the release's catalogue, to detect whether a database has this release. */
export function hashRelease(): string {
  const hash = createHash('sha256');
  const files = readdirSync(`${root}seed`, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => /[.](json|md)$/.test(file)).sort()) {
    if (catalogueFiles.test(name)) hash.update(name).update(readFileSync(`${root}seed/${name}`));
  }
  return hash.digest('hex').slice(0, 16);
}
