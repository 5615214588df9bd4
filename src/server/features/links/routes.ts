import { z } from 'zod';
import { brokenLink, ignoredLink } from '../../../contract/links.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { LinkReports } from './reports.ts';

export const linkRoutes = (reports: LinkReports) =>
  new Endpoints(adminRoute('Links'))
    .endpoint('get', '/', {
      summary: 'Links of public texts that lead nowhere, on this site and on others',
      answer: z.array(brokenLink),
      handle: () => reports.list(),
    })
    .endpoint('put', '/ignored', {
      summary: 'Keeps a link off the list of broken ones, or puts it back',
      body: ignoredLink,
      errors: [404],
      handle: ({ body: { url, ignored } }) => reports.ignore(url, ignored),
    });
