import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import {
  movedLinks,
  retailer,
  retailerChanges,
  retailerInput,
  shopClicks,
  shopLink,
  shopLinkChanges,
  shopLinkImport,
  shopLinkImported,
  shopLinkInput,
  takenOver,
} from '../../../contract/shop-links.ts';
import { toCsv } from '../../../domain/text/csv.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { csv, csvHeaders } from '../../platform/http/openapi.ts';
import { type Clicks, listClicks } from './clicks.ts';
import { importShopLinks, previewImport } from './import.ts';
import { changeShopLink, createShopLink, deleteShopLink, listShopLinks } from './queries.ts';
import { changeRetailer, createRetailer, deleteRetailer, listRetailers } from './retailers.ts';
import { takeOverMoved } from './take-over.ts';

const clickColumns = shopClicks.keyof().options;

const stored = {
  answer: z.object({ id: z.number().int() }),
  status: 201,
  meaning: 'Stored',
} as const;

export function shopLinkRoutes(services: Services, clicks: Pick<Clicks, 'flush'>) {
  const readClicks = async () => {
    await clicks.flush();
    return listClicks(services);
  };

  return new Endpoints(adminRoute('Shop links'))
    .endpoint('get', '/', {
      summary: 'Every link to a shop, with the places that use it',
      answer: z.array(shopLink),
      handle: () => listShopLinks(services),
    })
    .endpoint('post', '/', {
      summary: 'Adds a link to a product at a shop',
      body: shopLinkInput,
      ...stored,
      errors: [409],
      handle: async ({ body, actor }) => ({ id: await createShopLink(services, body, actor) }),
    })
    .endpoint('get', '/retailers', {
      summary: 'Every shop, with the number of its links',
      answer: z.array(retailer),
      handle: () => listRetailers(services),
    })
    .endpoint('post', '/retailers', {
      summary: 'Adds a shop',
      body: retailerInput,
      ...stored,
      errors: [409],
      handle: async ({ body, actor }) => ({ id: await createRetailer(services, body, actor) }),
    })
    .endpoint('patch', '/retailers/{id}', {
      summary: 'Changes a shop and all links to it',
      params: idParams,
      body: retailerChanges,
      errors: [409],
      handle: ({ params, body, actor }) => changeRetailer(services, params.id, body, actor),
    })
    .endpoint('delete', '/retailers/{id}', {
      summary: 'Deletes a shop to which no link leads',
      params: idParams,
      errors: [409],
      handle: ({ params, actor }) => deleteRetailer(services, params.id, actor),
    })
    .endpoint('get', '/clicks', {
      summary: 'How often links were followed, by month, page and shop',
      answer: z.array(shopClicks),
      handle: readClicks,
    })
    .endpoint('get', '/clicks/csv', {
      summary: 'How often links were followed, as CSV',
      responses: { 200: csv },
      handle: async ({ context }) => {
        const rows = await readClicks();
        const text = toCsv(
          clickColumns,
          rows.map((row) => clickColumns.map((column) => row[column])),
        );
        return context.body(text, 200, csvHeaders('shop-clicks.csv'));
      },
    })
    .endpoint('post', '/take-over', {
      summary: 'Replaces the addresses of links by the targets of permanent redirects',
      body: movedLinks,
      answer: takenOver,
      handle: ({ body, actor }) => takeOverMoved(services, body.ids, actor),
    })
    .endpoint('post', '/import', {
      summary: 'Adds the links of a CSV file; with `dryRun`, only lists what it would add',
      body: shopLinkImport,
      answer: shopLinkImported,
      handle: ({ body: { csv: file, dryRun }, actor }) =>
        dryRun ? previewImport(services, file) : importShopLinks(services, file, actor),
    })
    .endpoint('patch', '/{id}', {
      summary: 'Changes a link at all places that use it',
      params: idParams,
      body: shopLinkChanges,
      errors: [409],
      handle: ({ params, body, actor }) => changeShopLink(services, params.id, body, actor),
    })
    .endpoint('delete', '/{id}', {
      summary: 'Deletes a link that no record uses',
      params: idParams,
      errors: [409],
      handle: ({ params, actor }) => deleteShopLink(services, params.id, actor),
    });
}
