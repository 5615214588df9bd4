import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { AboutPage } from '../about/about-page.tsx';

export const Route = createFileRoute('/about')({
  loader: async ({ context }) => {
    const { loadTextPage } = await import('../text-page.ts');
    const words = import('../../../content/about.json').then(({ default: { lead } }) => ({
      title: 'About Us',
      description: lead,
    }));
    return loadTextPage(context.reads, paths.about, words);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AboutPage,
});
