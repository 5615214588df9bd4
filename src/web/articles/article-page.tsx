import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Article } from '../../contract/articles.ts';
import { paths } from '../../contract/paths.ts';
import { longDate } from '../../domain/dates.ts';
import { nonBreaking } from '../../domain/non-breaking.ts';
import { readingMinutes } from '../../domain/text.ts';
import { track } from '../analytics.ts';
import { site } from '../site.ts';
import { buttonStyles } from '../ui/button.tsx';
import { DepthGauge } from '../ui/depth/depth-gauge.tsx';
import { Picture } from '../ui/picture.tsx';
import { PictureCredit } from '../ui/picture-credit.tsx';

type Related = Pick<Article, 'slug' | 'title' | 'excerpt'>;

/**
 * An article. `children` stand between its head and its text.
 * @param props.related what to read next
 */
export function ArticlePage(props: {
  article: Article;
  related?: readonly Related[];
  /** What visitors can do with the article; a route puts it in. */
  actions?: ReactNode;
  /** The dive sites that it is about. */
  sites?: ReactNode;
  children?: ReactNode;
}) {
  const { article, related = [], actions, sites, children } = props;
  useEffect(() => {
    const { title, category, author } = article;
    track('page_config', { content_group1: 'Blog', content_group2: category });
    track('blog_view', { label: title, category, author });
  }, [article]);

  return (
    <article>
      <DepthGauge />
      <Picture
        src={article.imageUrl}
        alt={article.headPicture?.alt ?? ''}
        sizes="100vw"
        size={[1200, 600]}
        priority
        className="aspect-2/1 max-h-150 w-full bg-deep object-cover print:max-h-[55mm]"
      />
      <PictureCredit {...article.headPicture} className="px-5 pt-2 text-right text-sm text-muted" />
      <div className="mx-auto max-w-3xl px-5 py-12 print:py-6">
        <p className="inline-block rounded-sm bg-sand px-3 py-1 text-sm font-semibold">
          {article.category}
        </p>
        <h1 tabIndex={-1} className="mt-4 text-step-5">
          {nonBreaking(article.title)}
        </h1>
        {article.excerpt && <p className="mt-4 text-step-1 text-muted">{article.excerpt}</p>}
        <p className="mt-6 border-y border-line py-3 text-sm">
          {`By ${article.author} · Published on `}
          <span className="whitespace-nowrap">
            {longDate(article.publishedAt ?? article.createdAt, site.timeZone)}
          </span>
          {' · '}
          <span className="whitespace-nowrap">{`${readingMinutes(article.content)} min read`}</span>
        </p>
        {actions && <div className="mt-4">{actions}</div>}
        {children}
        {/* The server has sanitised it. */}
        <div className="prose mt-10" dangerouslySetInnerHTML={{ __html: article.content }} />
        <footer className="no-print mt-14 border-t border-line pt-8">
          {sites}
          {related.length > 0 && <ReadNext articles={related} />}
          <Link to={paths.blog} className={buttonStyles.quiet}>
            More Articles
          </Link>
        </footer>
      </div>
    </article>
  );
}

function ReadNext({ articles }: { articles: readonly Related[] }) {
  return (
    <section aria-labelledby="read-next" className="mb-8">
      <h2 id="read-next" className="text-step-3">
        Read next
      </h2>
      <ul className="mt-4">
        {articles.map(({ slug, title, excerpt }) => (
          <li key={slug} className="border-t border-line py-4">
            <Link
              to="/blog/$slug"
              params={{ slug }}
              className="text-step-1 font-semibold text-reef underline"
            >
              {title}
            </Link>
            <p className="mt-1 text-muted">{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
