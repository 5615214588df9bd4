import { createFileRoute } from '@tanstack/react-router';
import page from '../../../content/pages/privacy-policy.md';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { pageHead } from '../head.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/privacy-policy')({
  loader: ({ context }) => context.queryClient.ensureQueryData(settingsQuery),
  head: ({ loaderData }) =>
    pageHead({
      title: `${page.title} | ${site.name}`,
      description: page.description,
      url: `${loaderData?.siteUrl ?? ''}${paths.privacyPolicy}`,
    }),
  component: () => <LegalPage page={page} />,
});
