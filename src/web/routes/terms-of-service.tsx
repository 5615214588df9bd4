import { createFileRoute } from '@tanstack/react-router';
import page from '../../../content/pages/terms-of-service.md';
import head from '../../../content/pages/terms-of-service.md?head';
import { paths } from '../../contract/paths.ts';
import { documentHead } from '../head.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/terms-of-service')({
  loader: ({ context }) => context.reads.ensure(settingsQuery),
  head: ({ loaderData }) => documentHead(head, paths.termsOfService, loaderData),
  component: () => <LegalPage page={page} />,
});
