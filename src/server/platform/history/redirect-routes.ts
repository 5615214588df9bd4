import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { redirect } from '../../../contract/history/history.ts';
import {
  importedRedirects,
  missingAddress,
  missingAddressQuery,
  redirectImport,
  redirectInput,
} from '../../../contract/history/redirects.ts';
import { adminRoute } from '../auth/session.ts';
import { Endpoints } from '../endpoints/endpoints.ts';
import type { Services } from '../http/context.ts';
import { forgetMissingAddresses, listMissingAddresses } from './missing-addresses.ts';
import { readRedirects, setRedirects } from './own-redirects.ts';
import { deleteRedirect, listRedirects } from './redirects.ts';

const admin = adminRoute('Redirects');

export function redirectRoutes(services: Services) {
  return new Endpoints(admin)
    .endpoint('get', '/', {
      summary:
        'Addresses that lead elsewhere: of pages that moved or were deleted, and the owner’s own',
      answer: z.array(redirect),
      handle: () => listRedirects(services),
    })
    .endpoint('put', '/', {
      summary: 'Sets where an address leads that is no page, or changes it',
      body: redirectInput,
      handle: ({ body, actor }) => setRedirects(services, [body], actor),
    })
    .endpoint('post', '/import', {
      summary: 'Sets the redirects of a CSV file with the columns from and to, all or none',
      body: redirectImport,
      answer: importedRedirects,
      handle: async ({ body, actor }) => {
        const inputs = await readRedirects(body.csv);
        await setRedirects(services, inputs, actor);
        return { imported: inputs.length };
      },
    })
    .endpoint('get', '/missing', {
      summary: 'Addresses that answered 404, the latest first, without anything about visitors',
      answer: z.array(missingAddress),
      handle: () => listMissingAddresses(services),
    })
    .endpoint('delete', '/missing', {
      summary: 'Takes an address off the list of those that answered 404',
      query: missingAddressQuery,
      handle: ({ query }) => forgetMissingAddresses(services.database, [query.path]),
    })
    .endpoint('delete', '/{id}', {
      summary: 'Forgets a former address, which answers 404 from then on',
      params: idParams,
      handle: ({ params, actor }) => deleteRedirect(services, params.id, actor),
    });
}
