import { lazy, type ReactNode, Suspense } from 'react';
import type { SiteImportAnswer } from '../../../../contract/dive-sites/import.ts';
import { paths } from '../../../../contract/paths.ts';
import { countText } from '../../../../domain/text/format.ts';

const PlacesMap = lazy(() => import('../../ui/places-map.tsx'));

/** Sites that a file would add, those near another site, and those left out. */
export function ImportPlan(props: {
  plan: SiteImportAnswer;
  /** Name of a row of the file. */
  unit: 'Line' | 'Feature';
}) {
  const { plan, unit } = props;
  return (
    <section aria-label="What the file brings" className="grid gap-4">
      <p role="status" className="font-semibold">
        {`${countText(plan.add.length, 'dive site')} to add, ${plan.near.length} near another, ${plan.rejected.length} left out`}
      </p>
      <Lines title="Near another site">
        {plan.near.map(({ line, name, other, otherId, metres }) => (
          <li key={line}>
            {`${unit} ${line}: ${name} is ${metres} m from `}
            {otherId === null ? (
              `${other}, in this file`
            ) : (
              <a
                href={paths.diveSite(otherId)}
                target="_blank"
                rel="noopener"
                className="inline-block min-h-6 underline"
              >
                {other}
              </a>
            )}
          </li>
        ))}
      </Lines>
      {plan.near.length > 0 && (
        <section aria-label="Map of those near another site">
          <Suspense fallback={<p className="grid h-44 place-items-center bg-haze">Map loading…</p>}>
            <PlacesMap
              places={plan.near.flatMap(({ name, other, position, otherPosition }) => [
                { ...position, name },
                { ...otherPosition, name: other },
              ])}
            />
          </Suspense>
        </section>
      )}
      <Lines title="Left out">
        {plan.rejected.map(({ line, name, error }) => (
          <li key={line}>{`${unit} ${line}: ${name ? `${name}: ` : ''}${error}`}</li>
        ))}
      </Lines>
      <Lines title="To be added">
        {plan.add.map(({ line, name, region }) => (
          <li key={line}>{`${unit} ${line}: ${name}, ${region}`}</li>
        ))}
      </Lines>
    </section>
  );
}

function Lines({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys
        tabIndex={0}
        aria-label={title}
        className="mt-1 max-h-40 overflow-y-auto bg-sand p-3 text-sm wrap-anywhere"
      >
        {children}
      </ul>
    </div>
  );
}
