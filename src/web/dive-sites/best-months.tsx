import { monthNames } from '../../domain/months.ts';

export function BestMonths({ months, reason }: { months: number[]; reason: string | null }) {
  const words = months.map((month) => monthNames[month - 1]).join(', ');
  return (
    <section aria-label="Best months" className="no-print">
      <p className="mb-2 text-sm text-muted">Best months</p>
      <p className="sr-only">{words}</p>
      <div aria-hidden className="grid grid-cols-12 gap-0.5 text-center text-sm">
        {monthNames.map((name, index) => {
          const best = months.includes(index + 1);
          return (
            <span
              key={name}
              className={`py-1.5 ${best ? 'bg-ink font-semibold text-paper' : 'bg-sand text-muted'}`}
            >
              {name.charAt(0)}
            </span>
          );
        })}
      </div>
      {reason && <p className="mt-2 text-sm">{reason}</p>}
    </section>
  );
}
