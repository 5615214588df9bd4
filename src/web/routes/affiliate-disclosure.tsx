import { createFileRoute } from '@tanstack/react-router';
import page from '../../../content/pages/affiliate-disclosure.md';
import head from '../../../content/pages/affiliate-disclosure.md?head';
import { paths } from '../../contract/paths.ts';
import { documentHead } from '../head.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/affiliate-disclosure')({
  loader: ({ context }) => context.reads.ensure(settingsQuery),
  head: ({ loaderData }) => documentHead(head, paths.affiliateDisclosure, loaderData),
  component: () => <LegalPage page={page} />,
});
