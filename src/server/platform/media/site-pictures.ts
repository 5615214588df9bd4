import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SitePicture } from '../../../contract/media.ts';
import { capitalise } from '../../../domain/text/format.ts';

const folder = fileURLToPath(new URL('../../../../public/', import.meta.url));

let pictures: SitePicture[] | undefined;

const pictureName = (path: string) => capitalise(basename(path, '.jpg').replaceAll('-', ' '));

/** The site's built-in pictures: posters, scenes and drawings. They are listed once, because they never change. */
export function listSitePictures(): SitePicture[] {
  pictures ??= globSync('art/*/*.jpg', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ src: `/${path}`, name: pictureName(path) }));
  return pictures;
}
