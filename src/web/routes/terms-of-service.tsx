import { createFileRoute } from '@tanstack/react-router';
import page from '../../../content/pages/terms-of-service.md';
import { paths } from '../../contract/paths.ts';
import { LegalPage } from '../legal/legal-page.tsx';

export const Route = createFileRoute('/terms-of-service')({
  loader: async ({ context }) => {
    const { loadTextPage } = await import('../text-page.ts');
    const words = import('../../../content/pages/terms-of-service.md?head').then(
      (file) => file.default,
    );
    return loadTextPage(context.reads, paths.termsOfService, words);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <LegalPage page={page} />,
});
