import { createFileRoute } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { BlogList } from '../articles/blog-list.tsx';
import { articlesQuery } from '../articles/queries.ts';
import { BlogSkeleton } from '../articles/skeletons.tsx';
import { pageHead } from '../head.ts';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/blog/')({
  loader: async ({ context: { reads } }) => {
    const [settings, articles] = await Promise.all([
      reads.ensure(settingsQuery),
      reads.ensure(articlesQuery),
    ]);
    return { siteUrl: settings.siteUrl, articles };
  },
  head: ({ loaderData }) =>
    pageHead({
      title: `Diving News and Guides | ${site.name}`,
      description:
        'Guides to single dives, safety in plain words, marine life and tips for Australian scuba divers.',
      url: `${loaderData?.siteUrl ?? ''}${paths.blog}`,
    }),
  pendingComponent: BlogSkeleton,
  component: () => <BlogList articles={Route.useLoaderData().articles} />,
});
