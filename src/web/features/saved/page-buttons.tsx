import { isSiteRef, type Saveable } from '../../app/saved-records/saveable.ts';
import { PrintButton } from '../../ui/print-button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { SaveButton } from './save-button.tsx';
import { SiteRecords } from './site-records.tsx';

export function PageButtons({ subject }: { subject: Saveable }) {
  const isSite = isSiteRef(subject);
  return (
    <div className="flex flex-wrap gap-2 sm:gap-3">
      <SaveButton subject={subject} />
      <ShareButton title={isSite ? subject.name : subject.title} />
      <PrintButton />
      {isSite && <SiteRecords site={subject} />}
    </div>
  );
}
