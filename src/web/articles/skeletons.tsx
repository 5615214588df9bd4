import { PageHeroShape } from '../ui/page-hero.tsx';

export function BlogSkeleton() {
  return (
    <div role="status" aria-label="Loading articles">
      <PageHeroShape />
      <div className="mx-auto max-w-6xl animate-pulse px-5 py-12">
        <div className="mb-8 h-24 bg-sand sm:h-11" />
        <div className="h-136 bg-sand lg:h-88" />
        <div className="mt-12 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {[1, 2, 3].map((card) => (
            <div key={card}>
              <div className="aspect-2/1 bg-sand" />
              <div className="mt-4 h-5 w-24 bg-sand" />
              <div className="mt-3 h-32 bg-sand" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

export function ArticleSkeleton() {
  return (
    <div role="status" aria-label="Loading article" className="animate-pulse">
      <div className="aspect-2/1 max-h-150 w-full bg-sand" />
      <div className="mx-auto max-w-3xl px-5 py-12">
        <div className="h-6 w-32 bg-sand" />
        <div className="mt-5 h-24 bg-sand" />
        <div className="mt-10 h-96 bg-sand" />
      </div>
    </div>
  );
}
