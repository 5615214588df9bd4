import { apiPaths } from '../../../../contract/api-paths.ts';
import { type SiteQuery, siteSearchParams } from '../../../../domain/dive-sites/list.ts';
import { exportFormatNames, exportFormats } from '../../../../domain/export/formats.ts';

interface MenuProps {
  label: string;
  /** The exported sites: a single one, or all pages of a list. */
  source: { id: number } | { query: SiteQuery };
}

export function ExportMenu({ label, source }: MenuProps) {
  const chosen =
    'id' in source
      ? { id: String(source.id) }
      : siteSearchParams({ ...source.query, q: source.query.q || undefined, page: undefined });
  return (
    <details className="no-print border-2 border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        {label}
      </summary>
      <ul className="px-4 pb-2 text-sm">
        {exportFormatNames.map((format) => (
          <li key={format} className="border-t border-line">
            <a
              href={`${apiPaths.diveSiteExport}?${new URLSearchParams({ format, ...chosen })}`}
              download
              rel="nofollow"
              className="flex min-h-11 flex-wrap items-center gap-x-3"
            >
              <span className="font-semibold text-reef underline">
                {exportFormats[format].words}
              </span>
              <span className="text-muted">{`for ${exportFormats[format].use}`}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="px-4 pb-3 text-sm text-muted">
        Positions are approximate, not for navigation. Each file says how far off they may be.
      </p>
    </details>
  );
}
