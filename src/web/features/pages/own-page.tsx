import type { Page } from '../../../contract/pages.ts';

/** A page that the owner wrote. */
export function OwnPage({ page }: { page: Page }) {
  return (
    <article className="mx-auto max-w-3xl px-5 py-14 md:py-20">
      <h1 tabIndex={-1} className="text-step-5">
        {page.title}
      </h1>
      {/* The server has sanitised it. */}
      <div className="prose mt-10" dangerouslySetInnerHTML={{ __html: page.content }} />
    </article>
  );
}
