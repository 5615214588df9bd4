import type { ListedArticle } from '../../../contract/articles.ts';
import { longDate } from '../../../domain/dates/dates.ts';
import { track } from '../../app/analytics.ts';
import { Link } from '../../app/link.tsx';
import { site } from '../../app/site.ts';
import { Picture } from '../../ui/picture.tsx';

type Listed = Omit<ListedArticle, 'updatedAt'>;

function ArticleLink({ article, position }: { article: Listed; position: 'featured' | 'grid' }) {
  return (
    <Link
      to="/blog/$slug"
      params={{ slug: article.slug }}
      onClick={() => track('blog_click', { label: article.title, position })}
      className="after:absolute after:inset-0 group-hover:underline"
    >
      {article.title}
    </Link>
  );
}

function ArticlePicture(props: { article: Listed; sizes: string; className: string }) {
  const { article, sizes, className } = props;
  return (
    <Picture
      src={article.imageUrl}
      alt=""
      sizes={sizes}
      size={[1200, 600]}
      className={`aspect-2/1 object-cover ${className}`}
    />
  );
}

export function FeaturedArticle({ article }: { article: Listed }) {
  return (
    <article className="group relative grid overflow-hidden bg-deep text-foam lg:grid-cols-[3fr_2fr]">
      <ArticlePicture
        article={article}
        sizes="(min-width: 1024px) 660px, 100vw"
        className="size-full"
      />
      <div className="flex flex-col justify-center gap-3 p-6 md:p-9">
        <p className="font-semibold text-haze">Latest Article</p>
        <h2 className="text-step-3">
          <ArticleLink article={article} position="featured" />
        </h2>
        <p className="text-haze">{article.excerpt}</p>
        <p className="text-sm text-haze">{`${article.category} · ${longDate(article.publishedAt ?? article.createdAt, site.timeZone)}`}</p>
      </div>
    </article>
  );
}

export function ArticleCard({ article }: { article: Listed }) {
  return (
    <article className="group relative flex flex-col">
      <ArticlePicture
        article={article}
        sizes="(min-width: 1024px) 350px, (min-width: 640px) 50vw, 100vw"
        className="w-full bg-sand"
      />
      <p className="mt-4 text-sm font-semibold text-reef">{article.category}</p>
      <h2 className="mt-1 text-step-2">
        <ArticleLink article={article} position="grid" />
      </h2>
      <p className="mt-2 text-muted">{article.excerpt}</p>
      <p className="mt-3 text-sm text-muted">
        {longDate(article.publishedAt ?? article.createdAt, site.timeZone)}
      </p>
    </article>
  );
}
