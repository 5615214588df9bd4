import { createFileRoute } from '@tanstack/react-router';
import words from '../../../content/contact.json';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { ContactPage } from '../contact/contact-page.tsx';
import { pageHead } from '../head.ts';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => context.queryClient.ensureQueryData(settingsQuery),
  head: ({ loaderData }) =>
    pageHead({
      title: `Contact Us | ${site.name}`,
      description: words.lead,
      url: `${loaderData?.siteUrl ?? ''}${paths.contact}`,
    }),
  component: ContactPage,
});
