import { Heart } from 'lucide-react';
import type { SiteRef } from '../../../domain/saved/saved.ts';
import type { Saveable } from '../../app/saved-records/saveable.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useSave } from './use-save.ts';

const heart = (isSaved: boolean) => `size-5 ${isSaved ? 'fill-coral text-coral' : ''}`;

export function SaveHeart({ site }: { site: SiteRef }) {
  const { isSaved, toggle } = useSave(site);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${site.name}`}
      onClick={toggle}
      className="no-print relative z-10 grid size-11 shrink-0 place-items-center rounded-full border-2 border-ink bg-paper text-ink transition-colors duration-200 hover:border-coral"
    >
      <Heart aria-hidden className={heart(isSaved)} />
    </button>
  );
}

export function SaveButton({ subject }: { subject: Saveable }) {
  const { isSaved, toggle } = useSave(subject);
  return (
    <button type="button" aria-pressed={isSaved} onClick={toggle} className={buttonStyles.compact}>
      <Heart aria-hidden className={heart(isSaved)} />
      Save
    </button>
  );
}
