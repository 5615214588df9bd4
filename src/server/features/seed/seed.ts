import { type ResourceWith, resourcesWith } from '../../../contract/resources.ts';
import { resourceTables } from '../../platform/database/resources.ts';
import type { Services } from '../../platform/http/context.ts';
import { linkDiveSites, type SiteIds, siteNamed } from '../../platform/seed/links.ts';
import {
  type AddedResource,
  addedResources,
  isFilled,
  seedMarker,
  unfilledResources,
} from '../../platform/seed/marker.ts';
import { readSeed, type Seed } from '../../platform/seed/read.ts';
import { readSeedSpecies, readSeedSurveys } from '../../platform/seed/species.ts';
import { articles } from '../../resources/articles/queries.ts';
import { createDiveSites, setBlogSlug } from '../../resources/dive-sites/write.ts';
import { createLocations } from '../../resources/locations/queries.ts';
import { products } from '../../resources/products/queries.ts';
import { reviews } from '../../resources/reviews/queries.ts';
import { storeSpecies } from '../../resources/species/store.ts';

type SeededResource = ResourceWith<'seed'>;

const midnight = (date: string) => `${date}T00:00:00.000Z`;

async function storeDiveSites(services: Services, seed: Seed): Promise<SiteIds> {
  const sites = await createDiveSites(services, seed['dive-sites']);
  return new Map(sites.map(({ name, id }) => [name, id]));
}

/** Stores the seed of each other resource; texts link to the dive sites, which are stored first. */
const storeSeed = {
  async articles(services, seed, siteIds) {
    for (const { file, image, html, date, diveSite, otherSites = [], ...fields } of seed.articles) {
      const { title, slug, excerpt, category } = fields;
      const content = linkDiveSites(html, file, siteIds);
      const input = { title, slug, excerpt, category, imageUrl: image, content, published: true };
      await articles.create(services, input, midnight(date));
      for (const name of diveSite ? [diveSite, ...otherSites] : otherSites) {
        await setBlogSlug(services, siteNamed(siteIds, name, file), slug);
      }
    }
  },
  async reviews(services, seed, siteIds) {
    for (const { file, source: _, image, imageAlt: __, html, date, ...fields } of seed.reviews) {
      const content = linkDiveSites(html, file, siteIds);
      const input = { ...fields, imageUrl: image, content, published: true };
      await reviews.create(services, input, midnight(date));
    }
  },
  async products(services, seed) {
    for (const { date, ...fields } of seed.products) {
      await products.create(services, { ...fields, published: true }, midnight(date));
    }
  },
  async locations(services, seed) {
    const locations = seed.locations.map(({ slug: _, ...fields }) => fields);
    await createLocations(services, locations);
  },
  async species(services, seed) {
    await storeSpecies(services, seed.species, readSeedSurveys());
  },
} satisfies Record<
  Exclude<SeededResource, 'dive-sites'>,
  (services: Services, seed: Seed, siteIds: SiteIds) => Promise<void>
>;

/** Leaves a database that was filled before as it is, and returns undefined. */
export async function fillEmptyDatabase(services: Services) {
  const { database } = services;
  if (await isFilled(database)) return undefined;
  const seed = readSeed();
  const seeded = resourcesWith('seed');
  // An interrupted first start may have left some rows; nobody has edited them yet.
  for (const resource of seeded) await database.deleteFrom(resourceTables[resource]).execute();
  const siteIds = await storeDiveSites(services, seed);
  for (const store of Object.values(storeSeed)) await store(services, seed, siteIds);
  const markers = [seedMarker(), ...addedResources.map(seedMarker)];
  await database.insertInto('contentVersions').values(markers).execute();
  return Object.fromEntries(seeded.map((resource) => [resource, seed[resource].length]));
}

/** Stores the seed of one added resource, all of it or nothing. @returns how many records there are */
const storeAdded: Record<AddedResource, (services: Services) => Promise<number>> = {
  async species(services) {
    const species = readSeedSpecies();
    await storeSpecies(services, species, readSeedSurveys());
    return species.length;
  },
};

/** Adds the resources that joined seed/ since; tables with rows stay. @returns how many records of each were added */
export async function fillAddedResources(services: Services): Promise<Record<string, number>> {
  const { database } = services;
  const added: Record<string, number> = {};
  for (const resource of await unfilledResources(database)) {
    const row = await database
      .selectFrom(resourceTables[resource])
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (!row) added[resource] = await storeAdded[resource](services);
    await database.insertInto('contentVersions').values(seedMarker(resource)).execute();
  }
  return added;
}
