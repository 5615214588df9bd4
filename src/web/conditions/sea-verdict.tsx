import { useEffect, useState } from 'react';
import type { SiteLight, SiteVerdict } from '../../contract/conditions.ts';
import { lookFirst } from '../../domain/verdict/verdict.ts';
import { api, read } from '../api.ts';
import { useDebouncedValue } from '../ui/use-debounced-value.ts';
import { clockOf, dayOf } from './clock.ts';
import { SeaDials } from './sea-dials.tsx';
import { readSea, rememberSea, type SetSea, seaAtFirst } from './sea-state.ts';

const bars: Record<SiteVerdict['outcome'], string> = {
  fine: 'border-beginner',
  marginal: 'border-honey',
  unknown: 'border-muted',
  leave: 'border-advanced',
};

const hourMs = 3_600_000;

/** The next full hours while it is light, today and tomorrow. */
function hoursOf(light: SiteLight): string[] {
  return light.days.flatMap(({ day, firstLight, lastLight }) => {
    const [from, to] = [Date.parse(firstLight), Date.parse(lastLight)];
    const offset = firstLight.slice(19);
    return Array.from(
      { length: 24 },
      (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00:00${offset}`,
    ).filter((time) => {
      const at = Date.parse(time);
      return at >= from && at <= to && at > Date.now() - hourMs;
    });
  });
}

function useVerdict(id: number, at: string | undefined, sea: SetSea | null) {
  const [verdict, setVerdict] = useState<SiteVerdict | null>();
  const asked = useDebouncedValue(sea, 250);
  useEffect(() => {
    if (!asked) return undefined;
    let isCurrent = true;
    const query = Object.fromEntries(
      Object.entries({ ...asked, at: at && new Date(at).toISOString() })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, String(value)]),
    );
    read(api['dive-sites'][':id'].verdict.$get({ param: { id: String(id) }, query })).then(
      (found) => isCurrent && setVerdict(found),
      () => isCurrent && setVerdict(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, at, asked]);
  return verdict;
}

function VerdictText({ verdict }: { verdict: SiteVerdict | null | undefined }) {
  if (verdict === undefined) {
    return (
      <p className="border-l-6 border-line pl-4">Set the wind and the swell from a forecast.</p>
    );
  }
  if (verdict === null) return <p role="alert">The verdict could not be read. Try again.</p>;
  const { outcome, words, reasons, changes } = verdict;
  return (
    <div className={`border-l-6 pl-4 ${bars[outcome]}`}>
      <p className="font-display text-step-2 font-bold">{words}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {changes.length > 0 && (
        <p className="mt-2 text-sm text-muted">{`What would change it: ${changes.join(' ')}`}</p>
      )}
    </div>
  );
}

/** The dials of wind and swell, and what they mean for this site. */
export function SeaVerdict({ id, light }: { id: number; light: SiteLight }) {
  const [sea, setSea] = useState(readSea);
  const [at, setAt] = useState<string>();
  const verdict = useVerdict(id, at, sea);
  const change = (next: SetSea) => {
    setSea(next);
    rememberSea(next);
  };
  return (
    <div className="flex flex-col gap-4">
      <SeaDials sea={sea ?? seaAtFirst} onChange={change} />
      <label className="flex items-center gap-3">
        <span className="text-sm text-muted">In the water at</span>
        <select
          className="min-h-11 rounded-sm border-2 border-ink bg-paper px-3 tabular-nums"
          value={at ?? ''}
          onChange={(event) => setAt(event.target.value || undefined)}
        >
          <option value="">Now</option>
          {hoursOf(light).map((time) => (
            <option key={time} value={time}>{`${dayOf(time)}, ${clockOf(time)}`}</option>
          ))}
        </select>
      </label>
      <div aria-live="polite" className="min-h-72 sm:min-h-64">
        <VerdictText verdict={verdict} />
        <p className="mt-3 font-semibold">{lookFirst}</p>
      </div>
    </div>
  );
}
