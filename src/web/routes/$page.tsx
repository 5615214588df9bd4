import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { missingRecord } from '../app/api-error.ts';
import { TextPage } from '../features/pages/text-page.tsx';
import { notFoundHead } from './-shared/not-found-head.ts';

export const Route = createFileRoute('/$page')({
  loader: async ({ context, params }) => {
    const { loadOwnPage } = await import('../features/pages/load.ts');
    return loadOwnPage(context.settings.siteUrl, params.page).catch((error: unknown) => {
      throw missingRecord(error, paths.page(params.page));
    });
  },
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('404 Page Not Found'),
  component: function OwnPage() {
    const { title, content } = Route.useLoaderData().page;
    return <TextPage page={{ title, html: content }} />;
  },
});
