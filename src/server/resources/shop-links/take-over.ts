import type { z } from 'zod';
import type { takenOver } from '../../../contract/shop-links.ts';
import type { Actor } from '../../platform/audit/audit-log.ts';
import type { Services } from '../../platform/http/context.ts';
import { PublicError } from '../../platform/http/errors.ts';
import { changeShopLink } from './queries.ts';

/** Replaces links' addresses by permanent redirect targets. @param ids undefined for all links */
export async function takeOverMoved(
  services: Services,
  ids: readonly number[] | undefined,
  actor: Actor,
): Promise<z.infer<typeof takenOver>> {
  const rows = await services.database
    .selectFrom('shopLinks')
    .select(['id', 'movedTo'])
    .where('movedTo', 'is not', null)
    .orderBy('id')
    .execute();
  const result: z.infer<typeof takenOver> = { taken: 0, left: [] };
  for (const { id, movedTo } of rows) {
    if (movedTo === null || (ids && !ids.includes(id))) continue;
    try {
      await changeShopLink(services, id, { address: movedTo }, actor);
      result.taken += 1;
    } catch (error) {
      if (!(error instanceof PublicError)) throw error;
      result.left.push({ id, reason: error.message });
    }
  }
  return result;
}
