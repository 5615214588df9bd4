import { createFileRoute } from '@tanstack/react-router';
import page from '../../../content/pages/affiliate-disclosure.md';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { pageHead } from '../head.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/affiliate-disclosure')({
  loader: ({ context }) => context.queryClient.ensureQueryData(settingsQuery),
  head: ({ loaderData }) =>
    pageHead({
      title: `${page.title} | ${site.name}`,
      description: page.description,
      url: `${loaderData?.siteUrl ?? ''}${paths.affiliateDisclosure}`,
    }),
  component: () => <LegalPage page={page} />,
});
