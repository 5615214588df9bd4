import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { ContactPage } from '../contact/contact-page.tsx';
import { loadTextPage, textPageHead } from '../text-page.ts';

export const Route = createFileRoute('/contact')({
  loader: ({ context }) =>
    loadTextPage(
      context.reads,
      import('../../../content/contact.json').then(({ default: words }) => words.lead),
    ),
  head: ({ loaderData }) => textPageHead('Contact Us', paths.contact, loaderData),
  component: ContactPage,
});
