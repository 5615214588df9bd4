import { createFileRoute } from '@tanstack/react-router';
import page from '../../../content/pages/how-we-rate.md';
import { paths } from '../../contract/paths.ts';
import { LegalPage } from '../legal/legal-page.tsx';

export const Route = createFileRoute('/how-we-rate')({
  loader: async ({ context }) => {
    const { loadTextPage } = await import('../text-page.ts');
    const words = import('../../../content/pages/how-we-rate.md?head').then((file) => file.default);
    return loadTextPage(context.reads, paths.howWeRate, words);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <LegalPage page={page} />,
});
