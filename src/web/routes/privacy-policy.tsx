import { createFileRoute } from '@tanstack/react-router';
import page from '../../../content/pages/privacy-policy.md';
import head from '../../../content/pages/privacy-policy.md?head';
import { paths } from '../../contract/paths.ts';
import { documentHead } from '../head.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/privacy-policy')({
  loader: ({ context }) => context.reads.ensure(settingsQuery),
  head: ({ loaderData }) => documentHead(head, paths.privacyPolicy, loaderData),
  component: () => <LegalPage page={page} />,
});
