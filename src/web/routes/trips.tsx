import { createFileRoute } from '@tanstack/react-router';
import { TripsPage } from '../features/trips/trips-page.tsx';

export const Route = createFileRoute('/trips')({
  loader: async () => ({ head: (await import('./-shared/private-heads.ts')).tripsHead() }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <TripsPage load={() => import('./-shared/trip-screen.tsx')} />,
});
