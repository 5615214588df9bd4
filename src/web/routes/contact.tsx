import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { ContactPage } from '../features/contact/contact-page.tsx';

export const Route = createFileRoute('/contact')({
  loader: async ({ context }) => {
    const { loadTextPage } = await import('../app/text-page.ts');
    return loadTextPage(context.settings.siteUrl, paths.contact, 'contact', ({ lead }) => ({
      title: 'Contact Us',
      description: lead,
    }));
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <ContactPage words={Route.useLoaderData().words} />,
});
