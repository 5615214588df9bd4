import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/contact/contact-page.tsx';

export const Route = createFileRoute('/contact')({
  loader: async ({ context }) =>
    (await import('../app/text-page.ts')).loadContact(context.settings.siteUrl),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <ContactPage words={Route.useLoaderData().words} />,
});
