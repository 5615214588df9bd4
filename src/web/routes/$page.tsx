import { createFileRoute } from '@tanstack/react-router';
import { TextPage } from '../features/pages/text-page.tsx';
import { notFoundHead } from './-shared/not-found-head.ts';

export const Route = createFileRoute('/$page')({
  loader: async ({ context, params }) =>
    (await import('../features/pages/load.ts')).loadOwnPage(context.settings.siteUrl, params.page),
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('404 Page Not Found'),
  component: function OwnPage() {
    const { title, content } = Route.useLoaderData().page;
    return <TextPage page={{ title, html: content }} />;
  },
});
