import type { ListedArticle } from '../../../contract/articles.ts';
import { listFilters } from '../../../domain/publishing/categories.ts';
import type { ListPage, ListUrl } from '../../../domain/publishing/list-url.ts';
import { categories } from '../../app/site.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { CategoryFilter, PageLinks } from '../../ui/paged-list.tsx';
import { ArticleCard, FeaturedArticle } from './article-card.tsx';

export function BlogList(props: { list: ListPage<ListedArticle>; address: ListUrl }) {
  const { list, address } = props;
  const { category } = address;
  const { items } = list;
  const featured = category || address.page ? undefined : items[0];
  const grid = featured ? items.slice(1) : items;

  return (
    <>
      <PageHero
        title="News from below"
        lead="Single dives described, safety in plain words, the animals you will meet, and tips worth a surface interval."
        image="/art/scenes/blog-hero.jpg"
      />
      <div className="mx-auto max-w-6xl px-5 py-12">
        <CategoryFilter names={listFilters('articles', categories())} chosen={category} />
        {items.length === 0 && (
          <div className="bg-sand p-10">
            <h2 className="text-step-3">No articles found</h2>
            <p className="mt-3 max-w-[60ch]">
              We're working on publishing great content for divers. Check back soon for tips,
              guides, and diving stories!
            </p>
          </div>
        )}
        {featured && <FeaturedArticle article={featured} />}
        <div className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {grid.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </div>
        <PageLinks address={address} older={list.older} things="articles" />
      </div>
    </>
  );
}
