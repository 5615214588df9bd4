import { createFileRoute } from '@tanstack/react-router';
import words from '../../../content/about.json';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { AboutPage } from '../about/about-page.tsx';
import { pageHead } from '../head.ts';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/about')({
  loader: ({ context }) => context.queryClient.ensureQueryData(settingsQuery),
  head: ({ loaderData }) =>
    pageHead({
      title: `About Us | ${site.name}`,
      description: words.lead,
      url: `${loaderData?.siteUrl ?? ''}${paths.about}`,
    }),
  component: AboutPage,
});
