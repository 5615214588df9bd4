export function CardPlaceholders({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <div key={card} className="h-112 animate-pulse bg-line" />
      ))}
    </div>
  );
}
