import { createFileRoute } from '@tanstack/react-router';
import { SavedPage } from '../features/saved/saved-page.tsx';

export const Route = createFileRoute('/saved')({
  loader: async () => ({ head: (await import('./-shared/private-heads.ts')).savedHead() }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: SavedPage,
});
