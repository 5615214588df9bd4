import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import {
  aboutText,
  contactText,
  homeText,
  learnText,
  legalPage,
  legalParams,
  listedSettingGroup,
  markdownText,
  publicSettings,
  renderedText,
  settingChanges,
  settingGroup,
} from '../../../contract/settings/settings.ts';
import { requestActor } from '../audit/audit-log.ts';
import { adminRoute } from '../auth/session.ts';
import { createRouter, type Services } from '../http/context.ts';
import { adminErrors, errors, json, jsonBody, staleOrTaken } from '../http/openapi.ts';
import { revisionReads } from '../publishing/publishable-routes.ts';
import { readIntroLinks } from './defaults.ts';
import {
  changeGroup,
  findGroup,
  findGroupRevision,
  listGroupRevisions,
  listGroups,
  resetGroup,
} from './groups.ts';
import {
  fillPlaceholders,
  renderMarkdown,
  toAboutText,
  toContactText,
  toHomeText,
  toLearnText,
  toLegalPage,
} from './pages.ts';
import type { Settings } from './store.ts';

const admin = adminRoute('Settings');

const publicRoute = <Path extends string, Answer extends z.ZodType>(
  path: Path,
  summary: string,
  answer: Answer,
) =>
  createRoute({
    method: 'get',
    path,
    tags: ['Settings'],
    summary,
    responses: { 200: json(answer) },
  });

function pageRoutes(services: Services, settings: Settings) {
  const introLinks = readIntroLinks(services.config.contentDir);
  return createRouter()
    .openapi(publicRoute('/pages/home', 'The words of Home', homeText), async (context) =>
      context.json(toHomeText(await settings.values(), introLinks), 200),
    )
    .openapi(publicRoute('/pages/about', 'The words of About', aboutText), async (context) =>
      context.json(toAboutText(await settings.values()), 200),
    )
    .openapi(publicRoute('/pages/contact', 'The words of Contact', contactText), async (context) =>
      context.json(toContactText(await settings.values()), 200),
    )
    .openapi(
      publicRoute('/pages/learn', 'The words of Learn to dive', learnText),
      async (context) => context.json(toLearnText(await settings.values()), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/pages/legal/{page}',
        tags: ['Settings'],
        summary: 'A legal page',
        request: { params: legalParams },
        responses: { 200: json(legalPage), ...errors(400) },
      }),
      async (context) => {
        const { page } = context.req.valid('param');
        return context.json(toLegalPage(await settings.values(), page), 200);
      },
    );
}

const routes = {
  list: createRoute({
    method: 'get',
    path: '/groups',
    ...admin,
    summary: 'The groups of settings, each with the fields that the owner set',
    responses: { 200: json(z.array(listedSettingGroup)), ...errors(401) },
  }),
  preview: createRoute({
    method: 'post',
    path: '/preview',
    ...admin,
    summary: 'Markdown as a page would show it',
    request: { body: jsonBody(markdownText) },
    responses: { 200: json(renderedText), ...adminErrors },
  }),
  find: createRoute({
    method: 'get',
    path: '/{id}',
    ...admin,
    summary: 'A group of settings with its defaults',
    request: { params: idParams },
    responses: { 200: json(settingGroup), ...errors(400, 401, 404) },
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    ...admin,
    summary: 'Changes some fields of a group; a field that gets its default follows it again',
    request: { params: idParams, body: jsonBody(settingChanges) },
    responses: {
      200: json(settingGroup),
      ...adminErrors,
      ...errors(404),
      ...staleOrTaken(settingGroup),
    },
  }),
  reset: createRoute({
    method: 'delete',
    path: '/{id}',
    ...admin,
    summary: 'Sets every field of a group back to its default',
    request: { params: idParams },
    responses: { 200: json(settingGroup), ...adminErrors, ...errors(404) },
  }),
};

const revisions = revisionReads({ plural: 'Settings', phrase: 'a group' }, settingGroup);

function groupRoutes(services: Services, settings: Settings) {
  return createRouter()
    .openapi(routes.list, async (context) => context.json(await listGroups(services), 200))
    .openapi(routes.preview, async (context) => {
      const { text } = context.req.valid('json');
      const html = renderMarkdown(fillPlaceholders(await settings.values(), text));
      return context.json({ html }, 200);
    })
    .openapi(routes.find, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(await findGroup(services, settings, id), 200);
    })
    .openapi(routes.change, async (context) => {
      const { id } = context.req.valid('param');
      const input = context.req.valid('json');
      const changed = await changeGroup(services, settings, id, input, requestActor(context));
      return context.json(changed, 200);
    })
    .openapi(routes.reset, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(await resetGroup(services, settings, id, requestActor(context)), 200);
    })
    .openapi(revisions.list, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(await listGroupRevisions(services, id), 200);
    })
    .openapi(revisions.find, async (context) => {
      const { id, revision } = context.req.valid('param');
      return context.json(await findGroupRevision(services, settings, id, revision), 200);
    });
}

export function settingRoutes(services: Services, settings: Settings) {
  const { siteUrl, gtmId, tileUrl } = services.config;
  return createRouter()
    .openapi(
      publicRoute('/', 'What pages need to know of the site and its server', publicSettings),
      async (context) => {
        const site = await settings.site();
        return context.json({ siteUrl, gtmId: gtmId ?? null, tileUrl, site }, 200);
      },
    )
    .route('/', pageRoutes(services, settings))
    .route('/', groupRoutes(services, settings));
}
