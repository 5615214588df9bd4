import { createFileRoute } from '@tanstack/react-router';
import page from '../../../content/pages/how-we-rate.md';
import head from '../../../content/pages/how-we-rate.md?head';
import { paths } from '../../contract/paths.ts';
import { documentHead } from '../head.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/how-we-rate')({
  loader: ({ context }) => context.reads.ensure(settingsQuery),
  head: ({ loaderData }) => documentHead(head, paths.howWeRate, loaderData),
  component: () => <LegalPage page={page} />,
});
