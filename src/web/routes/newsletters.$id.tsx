import { createFileRoute, notFound } from '@tanstack/react-router';
import { ApiError } from '../app/api-error.ts';
import { SentIssueNotFound, SentIssuePage } from '../features/newsletter/sent-issue-page.tsx';
import { notFoundHead } from './-shared/not-found-head.ts';

export const Route = createFileRoute('/newsletters/$id')({
  loader: async ({ context, params }) => {
    const { loadSentIssue } = await import('../features/newsletter/load.ts');
    return loadSentIssue(context.settings.siteUrl, params.id).catch((error: unknown) => {
      const isMissing = error instanceof ApiError && [400, 404].includes(error.status);
      throw isMissing ? notFound() : error;
    });
  },
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('Issue Not Found'),
  notFoundComponent: SentIssueNotFound,
  component: () => <SentIssuePage issue={Route.useLoaderData().issue} />,
});
