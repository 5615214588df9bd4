import { useState } from 'react';
import { type ControlsProps, SiteControl } from './field-control.tsx';
import { PositionField } from './position-field.tsx';
import { type groups, valueNames } from './site-fields.ts';

export function FieldGroup(props: ControlsProps & { group: (typeof groups)[number] }) {
  const { group, ...controls } = props;
  const [open, setOpen] = useState(group.open);
  const names = group.keys.flatMap(valueNames);
  const wrong = names.some((name) => controls.errors[name]);
  const filled = names.filter((name) => controls.values[name]).length;
  return (
    <details
      open={open || wrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mt-6"
    >
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 border-b-2 border-ink pb-1 font-display text-step-1 font-bold">
        <span aria-hidden className="w-4 shrink-0 text-base">
          {open || wrong ? '−' : '+'}
        </span>
        {group.title}
        <span className="ml-auto font-text text-sm font-normal text-muted tabular-nums">
          {filled === 0 ? 'Empty' : `${filled} of ${names.length}`}
        </span>
      </summary>
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        {group.keys.map((key) =>
          key === 'latitude' ? (
            <PositionField key={key} {...controls} />
          ) : (
            <SiteControl key={key} {...controls} name={key} />
          ),
        )}
      </div>
    </details>
  );
}
