import { createFileRoute } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { AboutPage } from '../about/about-page.tsx';
import { pageHead } from '../head.ts';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/about')({
  loader: async ({ context }) => {
    // Imported on use, since every page loads all loaders.
    const [{ siteUrl }, { default: words }] = await Promise.all([
      context.reads.ensure(settingsQuery),
      import('../../../content/about.json'),
    ]);
    return { siteUrl, description: words.lead };
  },
  head: ({ loaderData }) =>
    pageHead({
      title: `About Us | ${site.name}`,
      description: loaderData?.description ?? '',
      url: `${loaderData?.siteUrl ?? ''}${paths.about}`,
    }),
  component: AboutPage,
});
