import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { LearnPage } from '../learn/learn-page.tsx';
import { loadTextPage, textPageHead } from '../text-page.ts';

export const Route = createFileRoute('/learn-to-dive')({
  loader: ({ context }) =>
    loadTextPage(
      context.reads,
      import('../../../content/learn.json').then(({ default: words }) => words.description),
    ),
  head: ({ loaderData }) =>
    textPageHead('Learn to Dive in Australia', paths.learnToDive, loaderData),
  component: LearnPage,
});
