import { useRef, useState } from 'react';
import type { Difference } from '../../../../contract/catalogue.ts';
import { paths } from '../../../../contract/paths.ts';
import { resources } from '../../../../contract/resources.ts';
import { countText } from '../../../../domain/text/format.ts';
import { readableHtml } from '../../../../domain/text/readable-html.ts';
import { holdsTag } from '../../../../domain/text/text.ts';
import { api, read } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ShowMore } from '../../ui/list-controls.tsx';
import { RowAction, RowLink, useVisibleRows } from '../../ui/list-row.tsx';
import { differingText, useCatalogueAction } from './catalogue-query.ts';

type Decision = 'take' | 'keep';
type Decide = (decision: Decision, some: readonly Difference[]) => Promise<void>;

export function Differences({ differences }: { differences: readonly Difference[] }) {
  const act = useCatalogueAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const decide: Decide = async (decision, some) => {
    const fields = some.map(({ record, field }) => ({ record, field }));
    const done = decision === 'take' ? 'taken from the release' : 'left as you have them';
    await act(`${countText(some.length, 'field')} ${done}`, () =>
      read(api.admin.catalogue.differences.$post({ json: { decision, fields } })),
    );
    // The focused button was removed with its row.
    heading.current?.focus();
  };
  const kinds = Map.groupBy(differences, ({ label }) => label);
  return (
    <section aria-labelledby="differences" className="mt-8">
      <h3 id="differences" ref={heading} tabIndex={-1} className="text-step-1">
        {differences.length === 0
          ? 'No correction waits for you'
          : differingText(differences.length)}
      </h3>
      {[...kinds].map(([label, some]) => (
        <Kind key={label} label={label} differences={some} onDecide={decide} />
      ))}
    </section>
  );
}

interface KindProps {
  label: string;
  differences: readonly Difference[];
  onDecide: Decide;
}

/** The corrections of one kind, to accept or decline one by one or all at once. */
function Kind({ label, differences, onDecide }: KindProps) {
  const [asked, setAsked] = useState(false);
  const { visible, showMore } = useVisibleRows(differences);
  const id = `kind-${label.replace(/\W+/g, '-')}`;
  const several = differences.length > 1;
  return (
    <section aria-labelledby={id} className="mt-6 border-t-2 border-ink pt-3">
      <div className="flex flex-wrap items-center gap-3">
        <h4 id={id} className="mr-auto text-step-0 font-bold">
          {`${label} (${differences.length})`}
          {differences[0]?.urgent && (
            <span className="ml-3 text-sm font-semibold text-advanced">
              Divers’ safety hangs on it
            </span>
          )}
        </h4>
        {several && (
          <>
            <Button
              look="compact"
              aria-label={`Take all ${differences.length} of ${label}`}
              onClick={() => setAsked(true)}
            >
              Take All
            </Button>
            <Button
              look="compact"
              aria-label={`Keep all ${differences.length} of ${label}`}
              onClick={() => void onDecide('keep', differences)}
            >
              Keep All
            </Button>
          </>
        )}
      </div>
      <ul>
        {visible.map((one) => (
          <DifferenceRow key={`${one.record} ${one.field}`} difference={one} onDecide={onDecide} />
        ))}
      </ul>
      <ShowMore total={differences.length} onMore={showMore} />
      <ConfirmDialog
        open={asked}
        title={`Take all ${differences.length} of ${label}?`}
        text="What the release says replaces what you say. The history of each record has your words."
        action="Take All"
        onConfirm={() => void onDecide('take', differences)}
        onClose={() => setAsked(false)}
      />
    </section>
  );
}

function DifferenceRow({ difference, onDecide }: { difference: Difference; onDecide: Decide }) {
  const { title, label, resource, yours, release } = difference;
  return (
    <li className="border-b border-line py-4 last:border-0">
      <p className="font-semibold leading-snug wrap-anywhere">{title}</p>
      <p className="text-sm text-muted">{resources[resource].admin.label}</p>
      <dl className="mt-2 grid gap-3 md:grid-cols-2">
        <VersionText who="You say" text={yours} />
        <VersionText who="The release now says" text={release} />
      </dl>
      <p className="mt-2 -ml-2 flex flex-wrap items-center gap-x-3">
        <RowAction
          word="Take"
          label={`Take what the release says: ${label} of ${title}`}
          onClick={() => onDecide('take', [difference])}
        />
        <RowAction
          word="Keep Mine"
          label={`Keep mine: ${label} of ${title}`}
          onClick={() => onDecide('keep', [difference])}
        />
        <RowLink word="Edit" label={`Edit ${title}`} to={paths.adminTab(resource, difference.id)} />
      </p>
    </li>
  );
}

function VersionText({ who, text }: { who: string; text: string }) {
  return (
    <div className="min-w-0 bg-sand p-3">
      <dt className="text-sm font-semibold">{who}</dt>
      <dd className="max-h-60 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
        {text ? (
          holdsTag(text) ? (
            readableHtml(text)
          ) : (
            text
          )
        ) : (
          <span className="text-muted">Nothing</span>
        )}
      </dd>
    </div>
  );
}
