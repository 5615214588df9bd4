import { createFileRoute } from '@tanstack/react-router';
import page from '../../../content/pages/privacy-policy.md';
import { paths } from '../../contract/paths.ts';
import { LegalPage } from '../legal/legal-page.tsx';

export const Route = createFileRoute('/privacy-policy')({
  loader: async ({ context }) => {
    const { loadTextPage } = await import('../text-page.ts');
    const words = import('../../../content/pages/privacy-policy.md?head').then(
      (file) => file.default,
    );
    return loadTextPage(context.reads, paths.privacyPolicy, words);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <LegalPage page={page} />,
});
