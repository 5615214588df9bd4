import { z } from 'zod';
import { brokenLink, ignoredLink } from '../../../contract/links.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { LinkReports } from './reports.ts';

export const linkRoutes = (reports: LinkReports) =>
  new Endpoints(adminRoute('Links'))
    .endpoint('get', '/', {
      summary: 'Broken links of public texts, to this site and to other sites',
      answer: z.array(brokenLink),
      handle: () => reports.list(),
    })
    .endpoint('put', '/ignored', {
      summary: 'Mark a broken link as ignored, or as no longer ignored',
      body: ignoredLink,
      errors: [404],
      handle: ({ body: { url, ignored } }) => reports.ignore(url, ignored),
    });
