import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { ContactPage } from '../contact/contact-page.tsx';

export const Route = createFileRoute('/contact')({
  loader: async ({ context }) => {
    const { loadTextPage } = await import('../text-page.ts');
    const words = import('../../../content/contact.json').then(({ default: { lead } }) => ({
      title: 'Contact Us',
      description: lead,
    }));
    return loadTextPage(context.reads, paths.contact, words);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ContactPage,
});
