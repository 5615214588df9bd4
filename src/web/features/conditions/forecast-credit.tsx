import type { ForecastCredit as Credit } from '../../../contract/conditions/conditions.ts';

export function ForecastCredit({ credit, timeZone }: { credit: Credit; timeZone: string }) {
  const clock = new Intl.DateTimeFormat('en-AU', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  });
  return (
    <p className="max-w-[66ch] text-sm text-muted">
      <a href={credit.url} rel="noopener" className="underline">
        {credit.text}
      </a>
      {` Read ${clock.format(new Date(credit.fetchedAt))}. A model’s forecast is not a warning: read the Bureau’s marine warnings before you leave.`}
    </p>
  );
}
