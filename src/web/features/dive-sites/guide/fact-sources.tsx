import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import type { FactSource } from '../../../../contract/dive-sites/fields/field.ts';
import { fieldKeys, fieldNamed } from '../../../../contract/dive-sites/fields/fields.ts';
import { checkedBy, notCheckedOnSite } from '../../../../domain/dive-sites/source-check.ts';
import { Dated } from '../../../ui/known-since.tsx';

interface Sourced extends FactSource {
  facts: string[];
}

function siteSources(site: DiveSite): Sourced[] {
  const sources = new Map<string, Sourced>();
  for (const key of fieldKeys) {
    const fact = site.provenance?.[key];
    if (!fact) continue;
    const id = `${fact.confidence} ${fact.checkedOn} ${fact.source}`;
    const known = sources.get(id) ?? { ...fact, facts: [] };
    known.facts.push(fieldNamed(key).label);
    sources.set(id, known);
  }
  return [...sources.values()];
}

function Check({ confidence, checkedOn }: Pick<FactSource, 'confidence' | 'checkedOn'>) {
  const by = checkedBy(confidence);
  if (!by) return `General knowledge, ${notCheckedOnSite}`;
  return (
    <>
      {`${by}, checked `}
      <Dated date={checkedOn} />
    </>
  );
}

export function FactSources({ site }: { site: DiveSite }) {
  const sources = siteSources(site);
  if (sources.length === 0) return null;
  return (
    <details className="no-print border-2 border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        Where these facts come from
      </summary>
      <dl className="px-4 pb-3 text-sm">
        {sources.map(({ facts, source, confidence, checkedOn }) => (
          <div key={facts.join()} className="border-t border-line py-2.5">
            <dt className="font-semibold">{facts.join(', ')}</dt>
            <dd>{source}</dd>
            <dd className="text-muted">
              <Check confidence={confidence} checkedOn={checkedOn} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
