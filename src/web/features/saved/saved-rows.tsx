import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../contract/paths.ts';
import type { SavedPage, SavedSite } from '../../../domain/saved/saved.ts';
import { Link } from '../../app/link.tsx';
import { SaveHeart } from './save-button.tsx';
import { useSave } from './use-save.ts';

const link = 'inline-block py-1 font-semibold text-reef underline';

function Row({ children, heart }: { children: ReactNode; heart: ReactNode }) {
  return (
    <li className="flex items-start gap-4 border-t-2 border-line py-3">
      <div className="min-w-0 grow">{children}</div>
      {heart}
    </li>
  );
}

function PageHeart({ page }: { page: SavedPage }) {
  const { isSaved, toggle } = useSave(page);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${page.title}`}
      onClick={toggle}
      className="no-print grid size-11 shrink-0 place-items-center rounded-full border-2 border-ink hover:border-coral"
    >
      <Heart aria-hidden className="size-5 fill-coral text-coral" />
    </button>
  );
}

export function SavedSites({ sites }: { sites: readonly SavedSite[] }) {
  return (
    <ul>
      {sites.map((site) => (
        <Row key={site.id} heart={<SaveHeart site={site} />}>
          <Link to={paths.diveSite(site.id)} className={link}>
            {site.name}
          </Link>
          <p className="text-sm text-muted">{site.region}</p>
        </Row>
      ))}
    </ul>
  );
}

export function SavedPages({ pages }: { pages: readonly SavedPage[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <Row key={page.id} heart={<PageHeart page={page} />}>
          <Link to={page.id} className={link}>
            {page.title}
          </Link>
        </Row>
      ))}
    </ul>
  );
}
