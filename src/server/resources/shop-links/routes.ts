import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, success } from '../../../contract/common.ts';
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
import { requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import {
  adminErrors,
  csv,
  csvHeaders,
  errors,
  json,
  jsonBody,
} from '../../platform/http/openapi.ts';
import { type Clicks, listClicks } from './clicks.ts';
import { importShopLinks, previewImport } from './import.ts';
import { changeShopLink, createShopLink, deleteShopLink, listShopLinks } from './queries.ts';
import { changeRetailer, createRetailer, deleteRetailer, listRetailers } from './retailers.ts';
import { takeOverMoved } from './take-over.ts';

const admin = adminRoute('Shop links');
const created = z.object({ id: z.number().int() });
const done = { success: true as const };
const listed = errors(401);
const changed = { 200: json(success), ...adminErrors, ...errors(404, 409) };

const create = <Path extends string, Shape extends z.ZodType>(
  path: Path,
  summary: string,
  shape: Shape,
) =>
  createRoute({
    method: 'post',
    path,
    summary,
    ...admin,
    request: { body: jsonBody(shape) },
    responses: { 201: json(created, 'Stored'), ...adminErrors, ...errors(409) },
  });

const change = <Path extends string, Shape extends z.ZodType>(
  path: Path,
  summary: string,
  shape: Shape,
) =>
  createRoute({
    method: 'patch',
    path,
    summary,
    ...admin,
    request: { params: idParams, body: jsonBody(shape) },
    responses: changed,
  });

const remove = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'delete',
    path,
    summary,
    ...admin,
    request: { params: idParams },
    responses: changed,
  });

const list = <Path extends string, Shape extends z.ZodType>(
  path: Path,
  summary: string,
  shape: Shape,
) =>
  createRoute({
    method: 'get',
    path,
    summary,
    ...admin,
    responses: { 200: json(z.array(shape)), ...listed },
  });

const clickColumns = [
  'month',
  'slug',
  'product',
  'page',
  'position',
  'retailer',
  'clicks',
] as const;

const routes = {
  list: list('/', 'Every link to a shop, with where it is used', shopLink),
  create: create('/', 'Adds a link to a product at a shop', shopLinkInput),
  retailers: list('/retailers', 'Every shop, with how many links lead to it', retailer),
  createRetailer: create('/retailers', 'Adds a shop', retailerInput),
  changeRetailer: change('/retailers/{id}', 'Changes a shop and all links to it', retailerChanges),
  removeRetailer: remove('/retailers/{id}', 'Deletes a shop to which no link leads'),
  clicks: list('/clicks', 'How often links were followed, by month, page and shop', shopClicks),
  csv: createRoute({
    method: 'get',
    path: '/clicks/csv',
    summary: 'How often links were followed, as CSV',
    ...admin,
    responses: { 200: csv, ...listed },
  }),
  takeOver: createRoute({
    method: 'post',
    path: '/take-over',
    summary: 'Gives links the addresses to which their shops lead for good',
    ...admin,
    request: { body: jsonBody(movedLinks) },
    responses: { 200: json(takenOver), ...adminErrors },
  }),
  import: createRoute({
    method: 'post',
    path: '/import',
    summary: 'Adds the links of a CSV file, or says what it would add',
    ...admin,
    request: { body: jsonBody(shopLinkImport) },
    responses: { 200: json(shopLinkImported), ...adminErrors },
  }),
  change: change('/{id}', 'Changes a link at all places that use it', shopLinkChanges),
  remove: remove('/{id}', 'Deletes a link that no text uses'),
};

export const shopLinkRoutes = (services: Services, clicks: Pick<Clicks, 'flush'>) =>
  createRouter()
    .openapi(routes.list, async (context) => context.json(await listShopLinks(services), 200))
    .openapi(routes.create, async (context) => {
      const input = context.req.valid('json');
      const id = await createShopLink(services, input, requestActor(context));
      return context.json({ id }, 201);
    })
    .openapi(routes.retailers, async (context) => context.json(await listRetailers(services), 200))
    .openapi(routes.createRetailer, async (context) => {
      const input = context.req.valid('json');
      const id = await createRetailer(services, input, requestActor(context));
      return context.json({ id }, 201);
    })
    .openapi(routes.changeRetailer, async (context) => {
      const { id } = context.req.valid('param');
      await changeRetailer(services, id, context.req.valid('json'), requestActor(context));
      return context.json(done, 200);
    })
    .openapi(routes.removeRetailer, async (context) => {
      await deleteRetailer(services, context.req.valid('param').id, requestActor(context));
      return context.json(done, 200);
    })
    .openapi(routes.clicks, async (context) => {
      await clicks.flush();
      return context.json(await listClicks(services), 200);
    })
    .openapi(routes.csv, async (context) => {
      await clicks.flush();
      const rows = await listClicks(services);
      const text = toCsv(
        clickColumns,
        rows.map((row) => clickColumns.map((column) => row[column])),
      );
      return context.body(text, 200, csvHeaders('shop-clicks.csv')) as never;
    })
    .openapi(routes.takeOver, async (context) => {
      const { ids } = context.req.valid('json');
      return context.json(await takeOverMoved(services, ids, requestActor(context)), 200);
    })
    .openapi(routes.import, async (context) => {
      const { csv: file, dryRun } = context.req.valid('json');
      const result = dryRun
        ? await previewImport(services, file)
        : await importShopLinks(services, file, requestActor(context));
      return context.json(result, 200);
    })
    .openapi(routes.change, async (context) => {
      const { id } = context.req.valid('param');
      await changeShopLink(services, id, context.req.valid('json'), requestActor(context));
      return context.json(done, 200);
    })
    .openapi(routes.remove, async (context) => {
      await deleteShopLink(services, context.req.valid('param').id, requestActor(context));
      return context.json(done, 200);
    });
