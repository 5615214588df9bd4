import { createFileRoute } from '@tanstack/react-router';
import page from '../../../content/pages/accessibility.md';
import { paths } from '../../contract/paths.ts';
import { LegalPage } from '../legal/legal-page.tsx';

export const Route = createFileRoute('/accessibility')({
  loader: async ({ context }) => {
    const { loadTextPage } = await import('../text-page.ts');
    const words = import('../../../content/pages/accessibility.md?head').then(
      (file) => file.default,
    );
    return loadTextPage(context.reads, paths.accessibility, words);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <LegalPage page={page} />,
});
