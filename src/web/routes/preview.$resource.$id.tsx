import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import type { Previewed, PreviewedResource } from '../../contract/previews.ts';
import { siteTime } from '../../domain/dates/dates.ts';
import { ApiError } from '../app/api-error.ts';
import { isOn, site } from '../app/site.ts';
import { ArticlePage } from '../features/articles/article-page.tsx';
import { ArticleSkeleton } from '../features/articles/skeletons.tsx';
import { LinkedSite } from '../features/dive-sites/parts/linked-site.tsx';
import { TextPage } from '../features/pages/text-page.tsx';
import { CriteriaTable } from '../features/reviews/criteria-table.tsx';
import { shownCriteria } from '../features/reviews/load.ts';
import { ReviewPage } from '../features/reviews/review-page.tsx';
import { MessagePage } from '../ui/page-hero.tsx';

const titles: Record<number, string> = {
  403: 'This Link Is Not Valid',
  404: 'Nothing to Preview',
  410: 'This Link Has Expired',
};

export const Route = createFileRoute('/preview/$resource/$id')({
  validateSearch: (search: Record<string, unknown>) => ({
    expires: String(search.expires ?? ''),
    signature: String(search.signature ?? ''),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => {
    try {
      const param = { resource: params.resource as PreviewedResource, id: params.id };
      const [{ api, read }, { readLinkedSite }] = await Promise.all([
        import('../app/api.ts'),
        import('../features/dive-sites/parts/queries.ts'),
      ]);
      const shown = await read(api.previews[':resource'][':id'].$get({ param, query: deps }));
      const linked =
        shown.resource === 'articles' && isOn('dive-sites')
          ? await readLinkedSite(paths.article(shown.article.slug))
          : null;
      return { shown, linked, error: undefined };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      // The API answers 400 to a link that was cut short.
      const status = error.status === 400 ? 403 : error.status;
      const reason = status === error.status ? error.reason : undefined;
      return { error: { status, reason }, shown: undefined, linked: null };
    }
  },
  head: () => ({
    meta: [{ title: `Preview | ${site.name}` }, { name: 'robots', content: 'noindex, nofollow' }],
  }),
  pendingComponent: ArticleSkeleton,
  component: Preview,
});

function shownRecord(shown: Previewed) {
  if (shown.resource === 'pages') return shown.page;
  return shown.resource === 'articles' ? shown.article : shown.review;
}

function Preview() {
  const { shown, linked, error } = Route.useLoaderData();
  if (!shown) {
    return (
      <MessagePage
        title={titles[error.status] ?? 'Nothing to Preview'}
        text={error.reason ?? 'This preview link is not valid. Ask for a new one.'}
      />
    );
  }
  const { published } = shownRecord(shown);
  return (
    <>
      <p role="note" className="no-print bg-intermediate px-5 py-2 text-center text-sm text-abyss">
        {`Preview${published ? '' : ', not public yet'}. This link works until ${siteTime(shown.expiresAt, site.timeZone)}.`}
      </p>
      {shown.resource === 'pages' && (
        <TextPage page={{ title: shown.page.title, html: shown.page.content }} />
      )}
      {shown.resource === 'articles' && (
        <ArticlePage article={shown.article}>{linked && <LinkedSite site={linked} />}</ArticlePage>
      )}
      {shown.resource === 'reviews' && (
        <ReviewPage
          review={shown.review}
          criteria={shown.review.scores && <CriteriaTable {...shownCriteria(shown.review)} />}
        />
      )}
    </>
  );
}
