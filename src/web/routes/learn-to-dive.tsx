import { createFileRoute } from '@tanstack/react-router';
import words from '../../../content/learn.json';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { pageHead } from '../head.ts';
import { LearnPage } from '../learn/learn-page.tsx';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/learn-to-dive')({
  loader: ({ context }) => context.queryClient.ensureQueryData(settingsQuery),
  head: ({ loaderData }) =>
    pageHead({
      title: `Learn to Dive in Australia | ${site.name}`,
      description: words.description,
      url: `${loaderData?.siteUrl ?? ''}${paths.learnToDive}`,
    }),
  component: LearnPage,
});
