import { createFileRoute } from '@tanstack/react-router';
import { SentIssueNotFound, SentIssuePage } from '../features/newsletter/sent-issue-page.tsx';
import { notFoundHead } from './-shared/not-found-head.ts';

export const Route = createFileRoute('/newsletters/$id')({
  loader: async ({ context, params }) =>
    (await import('../features/newsletter/load.ts')).loadSentIssue(
      context.settings.siteUrl,
      params.id,
    ),
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('Issue Not Found'),
  notFoundComponent: SentIssueNotFound,
  component: () => <SentIssuePage issue={Route.useLoaderData().issue} />,
});
