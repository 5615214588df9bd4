import type { LegalPage } from '../../../contract/settings/settings.ts';

type Text = Pick<LegalPage, 'title' | 'html'> & Partial<LegalPage>;

/** A legal page, or a page that the owner has made. The server has sanitised its HTML. */
export function TextPage({ page }: { page: Text }) {
  return (
    <article className="mx-auto max-w-3xl px-5 py-14 md:py-20">
      <h1 tabIndex={-1} className="text-step-5">
        {page.title}
      </h1>
      {page.updated && (
        <div className="mt-5 border-y border-line py-3 text-sm text-muted">
          <p>{page.updated}</p>
          {page.changed && <p className="mt-1">{page.changed}</p>}
        </div>
      )}
      <div className="prose mt-10" dangerouslySetInnerHTML={{ __html: page.html }} />
      {page.operator && <p className="mt-10 border-t border-line pt-4">{page.operator}</p>}
    </article>
  );
}
