import { useEffect, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { buttonStyles } from '../../../ui/button.tsx';
import { type RememberedRegion, readRegion } from '../remembered-region.ts';

export function TodayBand() {
  const [region, setRegion] = useState<RememberedRegion | null>(null);
  useEffect(() => setRegion(readRegion()), []);
  return (
    <section aria-labelledby="today-band" className="mx-auto max-w-6xl px-5 pt-10 md:pt-24">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y-2 border-ink py-6">
        <div>
          <h2 id="today-band" className="text-step-2">
            Can I dive today?
          </h2>
          <p className="mt-1 max-w-[60ch]">
            Tides, daylight, shelter and your wind and swell, for every site of a coast: those first
            that look best.
          </p>
        </div>
        <Link
          to="/today"
          search={region ? { region: region.slug } : {}}
          className={buttonStyles.quiet}
        >
          {region ? `${region.name} today` : 'Choose your coast'}
        </Link>
      </div>
    </section>
  );
}
