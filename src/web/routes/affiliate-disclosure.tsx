import { createFileRoute } from '@tanstack/react-router';
import page from '../../../content/pages/affiliate-disclosure.md';
import { paths } from '../../contract/paths.ts';
import { LegalPage } from '../legal/legal-page.tsx';

export const Route = createFileRoute('/affiliate-disclosure')({
  loader: async ({ context }) => {
    const { loadTextPage } = await import('../text-page.ts');
    const words = import('../../../content/pages/affiliate-disclosure.md?head').then(
      (file) => file.default,
    );
    return loadTextPage(context.reads, paths.affiliateDisclosure, words);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <LegalPage page={page} />,
});
