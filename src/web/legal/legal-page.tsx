import type { LegalPage as Words } from '../../contract/settings.ts';

export function LegalPage({ page }: { page: Words }) {
  return (
    <article className="mx-auto max-w-3xl px-5 py-14 md:py-20">
      <h1 tabIndex={-1} className="text-step-5">
        {page.title}
      </h1>
      {page.updated && (
        <p className="mt-5 border-y border-line py-3 text-sm text-muted">{page.updated}</p>
      )}
      <div className="prose mt-10" dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  );
}
