import { PageHeroShape } from '../ui/page-hero.tsx';

const cards = [1, 2, 3, 4, 5, 6];

export function ReviewListSkeleton() {
  return (
    <div role="status" aria-label="Loading reviews">
      <PageHeroShape />
      <div className="mx-auto max-w-6xl animate-pulse px-5 py-12">
        <div className="mb-8 h-50 bg-sand sm:h-24 lg:h-11" />
        <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <div key={card}>
              <div className="aspect-3/2 bg-sand" />
              <div className="mt-4 h-7 w-28 bg-sand" />
              <div className="mt-3 h-16 bg-sand" />
              <div className="mt-3 h-11 w-36 bg-sand" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

export function ReviewSkeleton() {
  return (
    <div role="status" aria-label="Loading review" className="animate-pulse">
      <div className="h-11 bg-sand" />
      <div className="mx-auto max-w-3xl px-5 py-12">
        <div className="h-7 w-32 bg-sand" />
        <div className="mt-5 h-28 bg-sand" />
        <div className="mt-8 aspect-3/2 bg-sand" />
        <div className="mt-10 h-96 bg-sand" />
      </div>
    </div>
  );
}
