import {
  article,
  articleChanges,
  articleInput,
  listedArticle,
} from '../../../contract/articles.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { postEndpoints } from '../../platform/publishing/post-routes.ts';
import { historyRoutes, publishableRoutes } from '../../platform/publishing/publishable-routes.ts';
import {
  articleRevisions,
  articles,
  findArticle,
  findArticleBySlug,
  listArticles,
} from './queries.ts';

const shapes = {
  record: article,
  input: articleInput,
  changes: articleChanges,
  listed: listedArticle,
};

export function articleRoutes(services: Services) {
  const posts = postEndpoints(services, 'articles', shapes, listArticles, findArticleBySlug);
  return new Endpoints({ tags: ['Articles'] })
    .endpoint('get', '/', posts.list)
    .endpoint('get', '/slug/{slug}', posts.bySlug)
    .route('/', publishableRoutes(services, 'articles', shapes, articles))
    .route('/', historyRoutes(services, 'articles', article, findArticle, articleRevisions));
}
