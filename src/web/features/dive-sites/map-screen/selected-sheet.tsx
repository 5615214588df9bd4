import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SiteRow } from '../map/site-row.tsx';
import type { RowSite } from '../parts/shown-fields.ts';

const point = () => {};

export function SelectedSheet(props: { sites: readonly RowSite[]; onClose: () => void }) {
  const { sites, onClose } = props;
  const box = useRef<HTMLElement>(null);
  const [first] = sites;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another site is shown
  useEffect(() => {
    box.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [first?.id]);
  return (
    <section
      ref={box}
      aria-label="Chosen on the map"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="absolute inset-x-0 bottom-0 z-20 max-h-2/3 animate-[sheet-up_200ms_ease-out] overflow-y-auto border-t-4 border-coral bg-paper pt-2 pr-12 pb-4 shadow-lg lg:hidden"
    >
      {sites.map((site) => (
        <SiteRow key={site.id} site={site} lifted={false} onPoint={point} />
      ))}
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="absolute top-2 right-1 grid size-11 place-items-center"
      >
        <X aria-hidden className="size-5" />
      </button>
    </section>
  );
}
