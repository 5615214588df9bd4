import { PageHeroShape } from '../../../ui/page-hero.tsx';

export function DiveSitesSkeleton() {
  return (
    <div>
      <PageHeroShape />
      <div className="mx-auto max-w-6xl px-5 py-6">
        <div className="mb-22 h-90 bg-sand sm:h-60 lg:h-28" />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div
            role="status"
            aria-label="Loading dive sites"
            className="grid animate-pulse gap-6 sm:grid-cols-2"
          >
            {[1, 2, 3, 4, 5, 6].map((card) => (
              <div key={card} className="min-h-150 border-2 border-transparent bg-sand">
                <div className="aspect-3/2 bg-line/60" />
              </div>
            ))}
          </div>
          <div className="hidden h-[calc(100vh-8rem)] min-h-88 bg-sand lg:block" />
        </div>
      </div>
    </div>
  );
}
