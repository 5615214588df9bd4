import { PageHeroShape } from '../../ui/page-hero.tsx';

export function HomeSkeleton() {
  return (
    <>
      <PageHeroShape />
      <div className="mx-auto max-w-6xl px-5 py-20">
        <div
          role="status"
          aria-label="Loading: Gear worth a second look"
          className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3"
        >
          {[1, 2, 3].map((card) => (
            <div key={card} className="h-112 animate-pulse bg-line" />
          ))}
        </div>
      </div>
    </>
  );
}
