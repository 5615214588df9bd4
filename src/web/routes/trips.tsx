import { createFileRoute } from '@tanstack/react-router';
import { TripsPage } from '../saved/trips/trips-page.tsx';

export const Route = createFileRoute('/trips')({
  loader: async () => ({ head: (await import('../saved/trips/load.ts')).tripsHead() }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <TripsPage load={() => import('../trip-screen.tsx')} />,
});
