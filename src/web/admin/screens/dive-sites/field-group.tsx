import { useState } from 'react';
import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { type ControlsProps, SiteControl } from './field-control.tsx';
import { PositionField } from './position-field.tsx';
import { RegionField } from './region-field.tsx';
import { type groups, valueNames } from './site-fields.ts';
import { StewardLink } from './steward-link.tsx';

export function FieldGroup(
  props: ControlsProps & { group: (typeof groups)[number]; record: DiveSite | undefined },
) {
  const { group, record, ...controls } = props;
  const [open, setOpen] = useState(group.open);
  const names = group.keys.flatMap(valueNames);
  const wrong = names.some((name) => controls.errors[name]);
  const missing = names.filter((name) => !controls.values[name]).length;
  return (
    <details
      open={open || wrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mt-3"
    >
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 border-b-2 border-ink pb-1 font-display text-step-1 font-bold">
        <span aria-hidden className="w-4 shrink-0 text-base">
          {open || wrong ? '−' : '+'}
        </span>
        {group.title}
        <span className="ml-auto font-text text-sm font-normal text-muted tabular-nums">
          {missing === 0 ? 'Complete' : `${missing} of ${names.length} missing`}
        </span>
      </summary>
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        {group.keys.map((key) => {
          if (key === 'latitude') return <PositionField key={key} {...controls} />;
          if (key === 'region') return <RegionField key={key} {...controls} />;
          return <SiteControl key={key} {...controls} name={key} />;
        })}
        {group.name === 'steward' && open && record?.stewardName && (
          <StewardLink key={record.stewardName} id={record.id} name={record.stewardName} />
        )}
      </div>
    </details>
  );
}
