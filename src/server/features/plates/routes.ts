import { createRoute } from '@hono/zod-openapi';
import { idParams } from '../../../contract/common.ts';
import { type SitePlate, sitePlate } from '../../../contract/plates.ts';
import { isPlate } from '../../../domain/pictures/pictures.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import type { PlateComposer } from '../../platform/drawing/plate-composer.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { errors, json } from '../../platform/http/openapi.ts';
import { plateAddress, plateKeyIn } from './keys.ts';
import { readPlatedSite } from './rows.ts';
import { keyOfRow } from './worker.ts';

/** @throws 404 */
async function findPlate(
  { database }: Pick<Services, 'database'>,
  composer: PlateComposer,
  id: number,
): Promise<SitePlate> {
  const row = await readPlatedSite(database, id);
  if (!row) throw notFound('Dive site not found');
  const { plate, imageUrl } = row;
  const key = keyOfRow(row);
  const known = { plate, taken: plateKeyIn(id, imageUrl) !== undefined };
  if (plate === plateAddress(key)) return { state: 'ready', ...known };
  if (!composer.isPresent() || (imageUrl && isPlate(imageUrl))) {
    return { state: 'unavailable', ...known };
  }
  const job = await database
    .selectFrom('plates')
    .select('state')
    .where('siteId', '=', id)
    .where('key', '=', key)
    .executeTakeFirst();
  return { state: job?.state === 'failed' ? 'failed' : 'drawing', ...known };
}

export function plateRoutes(services: Services, composer: PlateComposer) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/{id}/plate',
      summary: 'How far the plate is that the server draws for a dive site',
      ...adminRoute('Dive sites'),
      request: { params: idParams },
      responses: { 200: json(sitePlate), ...errors(400, 401, 404) },
    }),
    async (context) =>
      context.json(await findPlate(services, composer, context.req.valid('param').id), 200),
  );
}
