import { useState } from 'react';
import type { ListedArticle } from '../../contract/articles.ts';
import { blogFilters } from '../../rules/categories.ts';
import { PageHero } from '../ui/page-hero.tsx';
import { ArticleCard, FeaturedArticle } from './article-card.tsx';

/** The blog: with All, the newest article featured and the rest below; with a category, all that match. */
export function BlogList({ articles }: { articles: ListedArticle[] }) {
  const [category, setCategory] = useState<(typeof blogFilters)[number]>('All');
  const all = category === 'All';
  const matching = all ? articles : articles.filter((article) => article.category === category);
  const [featured, ...rest] = matching;
  const grid = all ? rest : matching;

  return (
    <>
      <PageHero
        title="News from below"
        lead="Single dives described, safety in plain words, the animals you will meet, and tips worth a surface interval."
        image="/art/scenes/blog-hero.jpg"
      />
      <div className="mx-auto max-w-6xl px-5 py-12">
        <fieldset className="mb-8 flex flex-wrap gap-2">
          <legend className="sr-only">Category</legend>
          {blogFilters.map((filter) => (
            <button
              key={filter}
              type="button"
              aria-pressed={filter === category}
              onClick={() => setCategory(filter)}
              className="min-h-11 rounded-sm border-2 border-ink px-4 font-medium aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {filter}
            </button>
          ))}
        </fieldset>
        {matching.length === 0 && (
          <div className="bg-sand p-10">
            <h2 className="text-step-3">No articles found</h2>
            <p className="mt-3 max-w-[60ch]">
              We're working on publishing great content for divers. Check back soon for tips,
              guides, and diving stories!
            </p>
          </div>
        )}
        {all && featured && <FeaturedArticle article={featured} />}
        <div className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {grid.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </div>
      </div>
    </>
  );
}
