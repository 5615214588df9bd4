import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths, slugify } from '../application.ts';

export type SiteForm =
  | 'reef'
  | 'wreck'
  | 'wall'
  | 'cave'
  | 'pier'
  | 'muck'
  | 'drift'
  | 'freshwater';

/** What a plate is drawn from. */
export type PlateFacts = {
  slug: string;
  name: string;
  state: string;
  region: string;
  latitude: number;
  type: SiteForm;
  access: 'shore' | 'boat' | 'both' | 'liveaboard';
  depthMin: number;
  depthMax: number;
  marineLife: string;
  description: string;
};

type SeedSite = Omit<PlateFacts, 'slug'>;

/** The dive sites of seed/, each with the slug of its name. */
export function seedFacts(): PlateFacts[] {
  return readdirSync(paths.diveSites)
    .sort()
    .flatMap((file) => {
      const sites: SeedSite[] = JSON.parse(readFileSync(join(paths.diveSites, file), 'utf8'));
      return sites.map((site) => ({ ...site, slug: slugify(site.name) }));
    });
}

/** Whether the site's texts have a word that matches. */
export const says = ({ name, description }: PlateFacts, words: RegExp) =>
  words.test(`${name} ${description}`);

/** A number from the slug: the same slug gives the same plate. */
export function seedOf(slug: string): number {
  let hash = 0x811c9dc5;
  for (const letter of slug) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
