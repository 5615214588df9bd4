import { now, type Services } from '../../src/server/platform/http/context.ts';
import { type SpeciesInput, toSpeciesRow } from '../../src/server/resources/species/columns.ts';
import { type Surveys, storeSurveys } from '../../src/server/resources/species/store.ts';

/** Stores species and survey records, as the catalogue does at the first start. */
export async function storeSpecies(
  services: Pick<Services, 'content' | 'clock'>,
  species: readonly SpeciesInput[],
  surveys: Surveys,
): Promise<void> {
  const time = now(services);
  await services.content.write('species', async (transaction) => {
    await transaction
      .insertInto('species')
      .values(species.map((one) => toSpeciesRow(one, time)))
      .execute();
    const places = await transaction
      .selectFrom('diveSites')
      .select(['id', 'name', 'latitude', 'longitude'])
      .execute();
    await storeSurveys(transaction, surveys, places);
  });
}
