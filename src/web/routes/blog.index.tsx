import { createFileRoute, notFound } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { blogFilters } from '../../domain/publishing/categories.ts';
import { readListUrl } from '../../domain/publishing/list-url.ts';
import { settingsQuery, site } from '../app/site.ts';
import { BlogList } from '../features/articles/blog-list.tsx';
import { articlePageQuery } from '../features/articles/queries.ts';
import { BlogSkeleton } from '../features/articles/skeletons.tsx';
import { readListPage } from './-shared/list-page.ts';

const readAddress = (search: Record<string, unknown>) => readListUrl(search, blogFilters);

export const Route = createFileRoute('/blog/')({
  validateSearch: readAddress,
  // Drops the tracking parameters of newsletters and networks.
  loaderDeps: ({ search }) => readAddress({ ...search }),
  loader: async ({ context: { reads }, deps: address }) => {
    const [{ listHead }, { siteUrl }, list] = await Promise.all([
      // A page that the server rendered does without.
      import('../app/head.ts'),
      reads.ensure(settingsQuery),
      readListPage(reads, articlePageQuery, address),
    ]);
    if (address.page && list.items.length === 0) throw notFound();
    const about = {
      title: `Diving News and Guides | ${site.name}`,
      description:
        'Guides to single dives, safety in plain words, marine life and tips for Australian scuba divers.',
      url: `${siteUrl}${paths.blog}`,
    };
    return { list, address, head: listHead(about, address, list) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: BlogSkeleton,
  component: Blog,
});

function Blog() {
  const { list, address } = Route.useLoaderData();
  return <BlogList list={list} address={address} />;
}
