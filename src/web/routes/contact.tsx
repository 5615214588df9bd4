import { createFileRoute } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { ContactPage } from '../contact/contact-page.tsx';
import { pageHead } from '../head.ts';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/contact')({
  loader: async ({ context }) => {
    // Imported on use, since every page loads all loaders.
    const [{ siteUrl }, { default: words }] = await Promise.all([
      context.reads.ensure(settingsQuery),
      import('../../../content/contact.json'),
    ]);
    return { siteUrl, description: words.lead };
  },
  head: ({ loaderData }) =>
    pageHead({
      title: `Contact Us | ${site.name}`,
      description: loaderData?.description ?? '',
      url: `${loaderData?.siteUrl ?? ''}${paths.contact}`,
    }),
  component: ContactPage,
});
