import { createFileRoute } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { pageHead } from '../head.ts';
import { LearnPage } from '../learn/learn-page.tsx';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/learn-to-dive')({
  loader: async ({ context }) => {
    // Imported on use, since every page loads all loaders.
    const [{ siteUrl }, { default: words }] = await Promise.all([
      context.reads.ensure(settingsQuery),
      import('../../../content/learn.json'),
    ]);
    return { siteUrl, description: words.description };
  },
  head: ({ loaderData }) =>
    pageHead({
      title: `Learn to Dive in Australia | ${site.name}`,
      description: loaderData?.description ?? '',
      url: `${loaderData?.siteUrl ?? ''}${paths.learnToDive}`,
    }),
  component: LearnPage,
});
