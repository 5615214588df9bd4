import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { AboutPage } from '../about/about-page.tsx';
import { loadTextPage, textPageHead } from '../text-page.ts';

export const Route = createFileRoute('/about')({
  loader: ({ context }) =>
    loadTextPage(
      context.reads,
      import('../../../content/about.json').then(({ default: words }) => words.lead),
    ),
  head: ({ loaderData }) => textPageHead('About Us', paths.about, loaderData),
  component: AboutPage,
});
