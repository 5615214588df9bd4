/**
 * The only file of packages/art/ that reads the application: its palette, how it crops the films, and where
 * its files lie. The application reads nothing here, only what is rendered.
 */

import { join } from 'node:path';

export { filmFocus } from '../../src/domain/pictures/hero-films.ts';
/** The application owns the palette; the pictures are drawn in it. */
export { palette } from '../../src/domain/pictures/palette.ts';
/** The slug of a site's name, which its plate is named by. */
export { slugify } from '../../src/domain/text/fold-text.ts';

const root = join(import.meta.dirname, '../..');

export const paths = {
  public: join(root, 'public'),
  coastline: join(root, 'packages/art/coastline.json'),
  diveSites: join(root, 'seed/dive-sites'),
  /** The plates of species, their marks and bars: written by art, read by the application. */
  speciesPlates: join(root, 'seed/species-plates.json'),
  /** What a torch lights on the plate of each seeded site: written by art, read by the application. */
  plateLights: join(root, 'seed/plate-lights.json'),
  species: join(root, 'seed/species'),
  /** The outlines of animals that the application's sections show. */
  silhouettes: join(root, 'seed/silhouettes.json'),
  styles: join(root, 'src/web/ui/styles'),
  /** The packages that the application itself installs: the cut fonts come from the fonts it serves. */
  packages: join(root, 'node_modules'),
};
