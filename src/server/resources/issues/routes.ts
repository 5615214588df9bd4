import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { issue, issueChanges, issueInput, listedIssue } from '../../../contract/issues.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import { moveToBin } from '../../platform/history/bin.ts';
import type { Services } from '../../platform/http/context.ts';
import { staleOrTaken } from '../../platform/http/openapi.ts';
import { historyRoutes } from '../../platform/publishing/publishable-routes.ts';
import { changeIssue, createIssue, findIssue, issueRevisions, listIssues } from './queries.ts';

export function issueRoutes(services: Services) {
  return new Endpoints(adminRoute('Issues'))
    .endpoint('get', '/', {
      summary: 'Every issue without its text, newest first',
      answer: z.array(listedIssue),
      handle: () => listIssues(services),
    })
    .endpoint('post', '/', {
      summary: 'Adds an issue without sending it',
      body: issueInput,
      answer: issue,
      status: 201,
      meaning: 'Created',
      handle: ({ body: input, actor }) => createIssue(services, input, actor),
    })
    .endpoint('patch', '/{id}', {
      summary: 'Changes some fields of an issue; mailings that have begun do not change',
      params: idParams,
      body: issueChanges,
      answer: issue,
      responses: staleOrTaken(issue),
      handle: ({ params: { id }, body: changes, actor }) =>
        changeIssue(services, id, changes, actor),
    })
    .endpoint('delete', '/{id}', {
      summary: 'Moves an issue to the bin, where it stays for 30 days',
      params: idParams,
      handle: ({ params, actor }) => moveToBin(services, 'issues', params.id, actor),
    })
    .route('/', historyRoutes(services, 'issues', issue, findIssue, issueRevisions));
}
