import { monthNames } from '../../domain/dates/months.ts';

export function MonthStrip(props: {
  label: string;
  months: readonly number[];
  note: string | null;
}) {
  const { label, months, note } = props;
  const words = months.map((month) => monthNames[month - 1]).join(', ');
  return (
    <section aria-label={label} className="no-print">
      <p className="legend mb-2">{label}</p>
      <p className="sr-only">{words}</p>
      <div aria-hidden className="grid grid-cols-12 gap-0.5 text-center text-sm">
        {monthNames.map((name, index) => {
          const filled = months.includes(index + 1);
          return (
            <span
              key={name}
              className={`py-1.5 ${filled ? 'bg-reef font-semibold text-paper' : 'bg-sand text-muted'}`}
            >
              {name.charAt(0)}
            </span>
          );
        })}
      </div>
      {note && <p className="mt-2 text-sm">{note}</p>}
    </section>
  );
}
