import type { ReactNode } from 'react';
import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import type { Field, GuideList } from '../../../../contract/dive-sites/fields/field.ts';
import {
  type FieldKey,
  fieldKeys,
  fieldNamed,
} from '../../../../contract/dive-sites/fields/fields.ts';
import { isShut } from '../../../../domain/dive-sites/facts.ts';
import { notCheckedOnSite } from '../../../../domain/dive-sites/source-check.ts';
import { SomethingWrong } from '../../../app/reports/report-link.tsx';
import { Fold } from '../../../ui/fold.tsx';

export function Fact(props: { name: string; field?: FieldKey; children: ReactNode }) {
  return (
    <div
      data-fact={props.field}
      className="border-t border-line py-2 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4 md:py-2.5 print:grid print:grid-cols-[2fr_3fr] print:gap-2 print:py-0.5"
    >
      <dt className="legend">{props.name}</dt>
      <dd className="break-words tabular-nums">{props.children}</dd>
    </div>
  );
}

function factText(field: Field, value: unknown): ReactNode {
  switch (field.type) {
    case 'number':
      return [String(value), field.unit].filter(Boolean).join(' ');
    case 'choice':
      return field.words?.[value as string] ?? (value as string);
    case 'choices':
      return (value as string[]).map((one) => field.words?.[one] ?? one).join(', ');
    case 'address':
      return (
        <a
          href={value as string}
          target="_blank"
          rel="noopener noreferrer"
          className="text-reef underline"
        >
          {new URL(value as string, 'https://here.invalid').hostname}
        </a>
      );
    default:
      return value as string;
  }
}

export const isUnchecked = (site: DiveSite, key: FieldKey): boolean =>
  site.provenance?.[key]?.confidence === 'memory';

/** The note beside a fact that was not checked at the site. */
export const NotChecked = () => (
  <span className="text-sm text-muted">{` (${notCheckedOnSite})`}</span>
);

/** The text of an empty field; undefined if its line is left out. */
function emptyText(site: DiveSite, key: FieldKey, empty: string | undefined) {
  if (key === 'marinePark' && site.take === 'no-reserve-found') return 'None found';
  if (key === 'marinePark' && site.type === 'freshwater') return undefined;
  if (key === 'marineParkZone' && site.marinePark === null) return undefined;
  return empty;
}

export function guideFacts(site: DiveSite, list: GuideList) {
  return fieldKeys.flatMap((key) => {
    const field = fieldNamed(key);
    const place = field.guide;
    if (place === null || place === 'drawn' || place.list !== list) return [];
    // A closed site can't be dived, so it has no best time.
    if (key === 'bestTime' && isShut(site.status)) return [];
    const text =
      site[key] === null ? emptyText(site, key, place.empty) : factText(field, site[key]);
    if (text === undefined) return [];
    // Only facts that divers rely on at the site are marked; the list of sources covers the others.
    const isMarked = list !== 'facts' && site[key] !== null && isUnchecked(site, key);
    return [{ key, name: place.name, text, isMarked }];
  });
}

export function FactLines({ lines }: { lines: ReturnType<typeof guideFacts> }) {
  return lines.map(({ key, name, text, isMarked }) => (
    <Fact key={key} name={name} field={key}>
      {text}
      {isMarked && <NotChecked />}
    </Fact>
  ));
}

/** The heading of a guide's section, with a link on the same line that reports an error there. */
export const GuideHeading = (props: {
  id?: string;
  title: string;
  /** The report link. */
  children: ReactNode;
}) => (
  <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 print:mb-1">
    <h2 id={props.id} className="text-step-2 print:text-step-1">
      {props.title}
    </h2>
    {props.children}
  </div>
);

export function FactSection(props: {
  site: DiveSite;
  list: GuideList;
  title: string;
  id?: string;
  /** Number of facts that a phone shows unfolded. */
  atFirst?: number;
  children?: ReactNode;
}) {
  const lines = guideFacts(props.site, props.list);
  const { atFirst = lines.length } = props;
  const [first, rest] = [lines.slice(0, atFirst), lines.slice(atFirst)];
  if (lines.length === 0 && !props.children) return null;
  return (
    <section id={props.id} aria-label={props.title}>
      <GuideHeading title={props.title}>
        <SomethingWrong resource="dive-sites" record={props.site.id} />
      </GuideHeading>
      {props.children}
      {first.length > 0 && (
        <dl>
          <FactLines lines={first} />
        </dl>
      )}
      {rest.length > 0 && (
        <Fold label={`${rest.length} more`}>
          <dl>
            <FactLines lines={rest} />
          </dl>
        </Fold>
      )}
    </section>
  );
}
