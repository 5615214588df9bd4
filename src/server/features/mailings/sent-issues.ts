import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { listedSentIssue, type SentIssue, sentIssue } from '../../../contract/issues.ts';
import { paths } from '../../../contract/paths.ts';
import type { Resource } from '../../../contract/resources.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import { cacheTag, cacheTagHeaders } from '../../platform/http/cache-tags.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { readerHtml } from '../../platform/publishing/reader-html.ts';
import { toIssue } from '../../resources/issues/queries.ts';
import { findSentIssueRow, listSentIssues } from '../../resources/issues/sent.ts';
import { findListedPosts } from './posts.ts';

/** An issue of the archive as its page shows it. @throws 404 */
async function findSentIssue(
  services: DatabaseReader,
  id: number,
): Promise<{ issue: SentIssue; shows: Resource[] }> {
  const row = await findSentIssueRow(services, id);
  const { sentAt } = row;
  const { title, preview, updatedAt, ...stored } = toIssue(row);
  const { content, shows } = await readerHtml(services, stored.content, paths.sentIssue(id));
  const listed = await findListedPosts(services, stored.posts ?? []);
  const posts = listed.map(({ title, excerpt, imageUrl, path }) => {
    return { title, excerpt, imageUrl, path };
  });
  return { issue: { id, title, preview, sentAt, content, posts, updatedAt }, shows };
}

/** The archive of the newsletter. */
export const sentIssueRoutes = (services: Services) =>
  new Endpoints({ tags: ['Newsletter'], middleware: cacheTag('issues') })
    .endpoint('get', '/', {
      summary: 'The issues in the archive, newest first',
      answer: z.array(listedSentIssue),
      handle: () => listSentIssues(services),
    })
    .endpoint('get', '/{id}', {
      summary: 'One issue of the archive',
      params: idParams,
      answer: sentIssue,
      handle: async ({ params, context }) => {
        const { issue, shows } = await findSentIssue(services, params.id);
        const tags = cacheTagHeaders([...shows, 'articles', 'reviews']);
        return context.json(issue, 200, tags);
      },
    });
