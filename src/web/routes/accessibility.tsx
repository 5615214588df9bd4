import { createFileRoute } from '@tanstack/react-router';
import page from '../../../content/pages/accessibility.md';
import head from '../../../content/pages/accessibility.md?head';
import { paths } from '../../contract/paths.ts';
import { documentHead } from '../head.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/accessibility')({
  loader: ({ context }) => context.reads.ensure(settingsQuery),
  head: ({ loaderData }) => documentHead(head, paths.accessibility, loaderData),
  component: () => <LegalPage page={page} />,
});
