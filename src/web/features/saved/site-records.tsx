import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SiteRef } from '../../../domain/saved/saved.ts';
import { buttonStyles } from '../../ui/button.tsx';

const SiteRecordsPanel = lazy(() => import('./site-records-panel.tsx'));

export function SiteRecords({ site }: { site: SiteRef }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="site-records"
        onClick={() => setOpen(!isOpen)}
        className={buttonStyles.compact}
      >
        <ListPlus aria-hidden className="size-5" />
        Lists and log
      </button>
      <div id="site-records" className="basis-full empty:hidden">
        {isOpen && (
          <Suspense fallback={<p className="text-muted">Opening …</p>}>
            <SiteRecordsPanel site={site} />
          </Suspense>
        )}
      </div>
    </>
  );
}
