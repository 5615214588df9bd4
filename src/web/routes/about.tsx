import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { AboutPage } from '../about/about-page.tsx';

export const Route = createFileRoute('/about')({
  loader: async ({ context }) => {
    const { loadTextPage } = await import('../text-page.ts');
    return loadTextPage(context.reads, paths.about, 'about', ({ lead }) => ({
      title: 'About Us',
      description: lead,
    }));
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <AboutPage words={Route.useLoaderData().words} />,
});
