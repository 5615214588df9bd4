import { type ReactNode, useEffect } from 'react';
import type { Article } from '../../../contract/articles.ts';
import { paths } from '../../../contract/paths.ts';
import { longDate } from '../../../domain/dates/dates.ts';
import { nonBreaking } from '../../../domain/text/format.ts';
import { readingMinutes } from '../../../domain/text/text.ts';
import { track } from '../../app/analytics.ts';
import { Link } from '../../app/link.tsx';
import { SomethingWrong } from '../../app/reports/report-link.tsx';
import { site } from '../../app/site.ts';
import { TagLinks } from '../../app/tag-links.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { DepthGauge } from '../../ui/depth/depth-gauge.tsx';
import { column, withMargin } from '../../ui/margin-notes.ts';
import { MessagePage } from '../../ui/page-hero.tsx';
import { Picture, PictureCredit } from '../../ui/picture.tsx';

type Related = Pick<Article, 'slug' | 'title' | 'excerpt' | 'imageUrl'>;

export function ArticlePage(props: {
  article: Article;
  related?: readonly Related[];
  actions?: ReactNode;
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
      <header className="relative lg:bg-sand">
        <Picture
          src={article.imageUrl}
          alt={article.headPicture?.alt ?? ''}
          sizes="(min-width: 1024px) 50vw, 100vw"
          size={[1200, 600]}
          priority
          className="aspect-2/1 max-h-150 w-full bg-deep object-cover lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-1/2 print:max-h-[55mm]"
        />
        <PictureCredit
          {...article.headPicture}
          className="legend px-5 pt-2 text-right lg:absolute lg:right-0 lg:bottom-0 lg:bg-sand lg:px-3 lg:py-1"
        />
        <div className={`${column} pt-10 lg:py-10 print:pt-6`}>
          <div className="lg:w-[46%]">
            <p className="legend border-b-2 border-coral pb-1 lg:inline-block">
              {article.category}
            </p>
            <h1 tabIndex={-1} className="mt-4 text-step-5 lg:text-step-4">
              {nonBreaking(article.title)}
            </h1>
            {article.excerpt && (
              <p className="latin mt-4 text-step-1 leading-snug text-muted">{article.excerpt}</p>
            )}
          </div>
        </div>
      </header>
      <div className={`${column} ${withMargin} pb-12`}>
        <div className="pt-6 lg:pt-11">
          <p className="legend border-y border-line py-3 lg:border-t-2 lg:border-t-ink">
            {`By ${article.author} · Published on `}
            <span className="whitespace-nowrap">
              {longDate(article.publishedAt ?? article.createdAt, site.timeZone)}
            </span>
            {' · '}
            <span className="whitespace-nowrap">{`${readingMinutes(article.content)} min read`}</span>
          </p>
          {actions && <div className="mt-4">{actions}</div>}
          {children}
        </div>
        <div className="min-w-0 pt-9">
          {/* The server sanitises the content. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: article.content }} />
          <TagLinks tags={article.tags} />
          <footer className="no-print mt-14 max-w-[48rem] border-t border-line pt-8">
            <SomethingWrong resource="articles" record={article.slug} />
            {sites}
            {related.length > 0 && <ReadNext articles={related} />}
            <Link to={paths.blog} className={buttonStyles.quiet}>
              More Articles
            </Link>
          </footer>
        </div>
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
        {articles.map(({ slug, title, excerpt, imageUrl }) => (
          <li key={slug} className="flex flex-wrap gap-4 border-t border-line py-4">
            <div className="grow basis-36">
              <Link
                to="/blog/$slug"
                params={{ slug }}
                className="text-step-1 font-semibold text-reef underline"
              >
                {title}
              </Link>
              <p className="mt-1 text-muted">{excerpt}</p>
            </div>
            {imageUrl && (
              <div className="w-28 shrink-0">
                <Picture
                  src={imageUrl}
                  alt=""
                  sizes="112px"
                  className="aspect-3/2 w-full object-cover"
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ArticleNotFound() {
  return (
    <MessagePage title="Article Not Found" text="The article you're looking for doesn't exist.">
      <Link to={paths.blog} className={buttonStyles.action}>
        Back to Blog
      </Link>
    </MessagePage>
  );
}
