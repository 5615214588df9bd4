import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { categoryCounts } from '../../../contract/settings/groups/categories.ts';
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
import { adminRoute } from '../auth/session.ts';
import { Endpoints } from '../endpoints/endpoints.ts';
import type { Services } from '../http/context.ts';
import { staleOrTaken } from '../http/openapi.ts';
import { revisionReads } from '../publishing/publishable-routes.ts';
import { countCategories } from './categories.ts';
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

const access = { tags: ['Settings'] };

function pageRoutes(services: Services, settings: Settings) {
  const introLinks = readIntroLinks(services.config.contentDir);
  return new Endpoints(access)
    .endpoint('get', '/pages/home', {
      summary: 'The texts of the home page',
      answer: homeText,
      handle: async () => toHomeText(await settings.values(), introLinks),
    })
    .endpoint('get', '/pages/about', {
      summary: 'The texts of the page About',
      answer: aboutText,
      handle: async () => toAboutText(await settings.values()),
    })
    .endpoint('get', '/pages/contact', {
      summary: 'The texts of the page Contact',
      answer: contactText,
      handle: async () => toContactText(await settings.values()),
    })
    .endpoint('get', '/pages/learn', {
      summary: 'The texts of the page Learn to Dive',
      answer: learnText,
      handle: async () => toLearnText(await settings.values()),
    })
    .endpoint('get', '/pages/legal/{page}', {
      summary: 'A legal page',
      params: legalParams,
      answer: legalPage,
      withoutErrors: [404],
      handle: async ({ params }) => toLegalPage(await settings.values(), params.page),
    });
}

function groupRoutes(services: Services, settings: Settings) {
  const names = { plural: 'Settings', phrase: 'a group' };
  const revisions = revisionReads(services, names, settingGroup, {
    list: listGroupRevisions,
    find: (_, id, revision) => findGroupRevision(services, settings, id, revision),
  });
  return new Endpoints(admin)
    .endpoint('get', '/groups', {
      summary: 'The groups of settings, each with the names of the fields that the owner set',
      answer: z.array(listedSettingGroup),
      handle: () => listGroups(services),
    })
    .endpoint('get', '/categories', {
      summary: 'The number of articles and reviews in each category, drafts included',
      answer: categoryCounts,
      handle: () => countCategories(services),
    })
    .endpoint('post', '/preview', {
      summary: 'Renders Markdown as a page would show it',
      body: markdownText,
      answer: renderedText,
      handle: async ({ body: { text } }) => {
        const html = renderMarkdown(fillPlaceholders(await settings.values(), text));
        return { html };
      },
    })
    .endpoint('get', '/{id}', {
      summary: 'A group of settings with its defaults',
      params: idParams,
      answer: settingGroup,
      handle: ({ params: { id } }) => findGroup(services, settings, id),
    })
    .endpoint('patch', '/{id}', {
      summary:
        'Changes some fields of a group; a field set to its default follows later defaults again',
      params: idParams,
      body: settingChanges,
      answer: settingGroup,
      responses: { ...staleOrTaken(settingGroup) },
      handle: ({ params: { id }, body: input, actor }) =>
        changeGroup(services, settings, id, input, actor),
    })
    .endpoint('delete', '/{id}', {
      summary: 'Sets every field of a group back to its default',
      params: idParams,
      answer: settingGroup,
      handle: ({ params: { id }, actor }) => resetGroup(services, settings, id, actor),
    })
    .endpoint('get', '/{id}/revisions', revisions.list)
    .endpoint('get', '/{id}/revisions/{revision}', revisions.find);
}

export function settingRoutes(services: Services, settings: Settings) {
  const { siteUrl, gtmId, tileUrl } = services.config;
  return new Endpoints(access)
    .endpoint('get', '/', {
      summary: 'The settings of the site and its server that pages use',
      answer: publicSettings,
      handle: async () => ({
        siteUrl,
        gtmId: gtmId ?? null,
        tileUrl,
        site: await settings.site(),
      }),
    })
    .route('/', pageRoutes(services, settings))
    .route('/', groupRoutes(services, settings));
}
