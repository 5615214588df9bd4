import { lazy, Suspense } from 'react';
import type { SavedPage, SiteRef } from '../../../domain/saved/saved.ts';
import { PrintButton } from '../../ui/print-button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { SaveButton } from './save-button.tsx';
import { SiteRecords } from './site-records.tsx';
import { useSave } from './use-save.ts';

const SavedNote = lazy(() => import('./saved-note.tsx'));

export function PageButtons({ subject }: { subject: Pick<SavedPage, 'id' | 'title'> }) {
  return (
    <div className="flex flex-wrap gap-2 sm:gap-3">
      <SaveButton subject={subject} />
      <ShareButton title={subject.title} />
      <PrintButton />
    </div>
  );
}

export const SiteButtons = ({ site }: { site: SiteRef }) => (
  <>
    <SaveButton subject={site} />
    <ShareButton title={site.name} />
  </>
);

export function MoreSiteButtons({ site }: { site: SiteRef }) {
  const { isSaved } = useSave(site);
  return (
    <>
      <p role="status" className="mb-2 min-h-6 text-sm text-muted">
        {isSaved ? (
          <Suspense fallback="Saved on this device.">
            <SavedNote id={site.id} />
          </Suspense>
        ) : (
          'Save it to read it without a connection.'
        )}
      </p>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <PrintButton />
        <SiteRecords site={site} />
      </div>
    </>
  );
}
