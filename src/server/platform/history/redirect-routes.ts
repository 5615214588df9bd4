import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { redirect } from '../../../contract/history/history.ts';
import {
  importedRedirects,
  missingAddress,
  missingAddressQuery,
  redirectImport,
  redirectInput,
  redirectSet,
} from '../../../contract/history/redirects.ts';
import { adminRoute } from '../auth/session.ts';
import { Endpoints } from '../endpoints/endpoints.ts';
import type { Services } from '../http/context.ts';
import { forgetMissingAddresses, listMissingAddresses } from './missing-addresses.ts';
import { listDeadTargets, readRedirects, setRedirects } from './own-redirects.ts';
import type { QueryRedirects } from './query-redirects.ts';
import type { RedirectHits } from './redirect-hits.ts';
import { deleteRedirect, listRedirects } from './redirects.ts';

const admin = adminRoute('Redirects');

type CheckOwn = Parameters<typeof listDeadTargets>[2];

export function redirectRoutes(
  services: Services,
  { hits, queries, checkOwn }: { hits: RedirectHits; queries: QueryRedirects; checkOwn: CheckOwn },
) {
  return new Endpoints(admin)
    .endpoint('get', '/', {
      summary: 'Redirects: former addresses of moved or deleted pages, and redirects of the owner',
      answer: z.array(redirect),
      handle: async () => {
        await hits.flush().catch(() => undefined);
        return listRedirects(services);
      },
    })
    .endpoint('put', '/', {
      summary: 'Sets or changes the redirect of an address that has no page',
      body: redirectInput,
      answer: redirectSet,
      handle: async ({ body, actor }) => {
        await setRedirects(services, [body], actor);
        await queries.refresh();
        const warnings = await listDeadTargets(services, [body], checkOwn);
        return { success: true as const, warnings };
      },
    })
    .endpoint('post', '/import', {
      summary: 'Sets the redirects of a CSV file with the columns from and to, all or none',
      body: redirectImport,
      answer: importedRedirects,
      handle: async ({ body, actor }) => {
        const inputs = await readRedirects(services, body.csv);
        await setRedirects(services, inputs, actor);
        await queries.refresh();
        const warnings = await listDeadTargets(services, inputs, checkOwn);
        return { imported: inputs.length, warnings };
      },
    })
    .endpoint('get', '/missing', {
      summary: 'Addresses that answered 404, the latest first, without anything about visitors',
      answer: z.array(missingAddress),
      handle: () => listMissingAddresses(services),
    })
    .endpoint('delete', '/missing', {
      summary: 'Removes an address from the list of addresses that answered 404',
      query: missingAddressQuery,
      handle: ({ query }) => forgetMissingAddresses(services.database, [query.path]),
    })
    .endpoint('delete', '/{id}', {
      summary: 'Deletes a redirect; its address answers 404 from then on',
      params: idParams,
      handle: async ({ params, actor }) => {
        await deleteRedirect(services, params.id, actor);
        await queries.refresh();
      },
    });
}
