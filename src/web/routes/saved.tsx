import { createFileRoute } from '@tanstack/react-router';
import { SavedPage } from '../saved/saved-page.tsx';

export const Route = createFileRoute('/saved')({
  // Every page loads all heads: this one comes with its page.
  loader: async () => ({ head: (await import('../saved/load.ts')).savedHead }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: SavedPage,
});
