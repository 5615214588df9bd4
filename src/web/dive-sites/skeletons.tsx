/** Six grey cards. */
export function CardSkeletons() {
  return (
    <div
      role="status"
      aria-label="Loading dive sites"
      className="grid animate-pulse gap-6 sm:grid-cols-2"
    >
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <div key={card} className="h-120 bg-sand" />
      ))}
    </div>
  );
}

export function DiveSitesSkeleton() {
  return (
    <div>
      <div className="min-h-96 bg-deep md:min-h-104" />
      <div className="mx-auto max-w-6xl px-5 py-10">
        <div className="mb-8 h-28 bg-sand" />
        <CardSkeletons />
      </div>
    </div>
  );
}
