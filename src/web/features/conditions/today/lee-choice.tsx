import { leeSides, type OutlookUrl } from '../../../../domain/conditions/outlook-url.ts';
import { type Side, windLabels, winds } from '../../../../domain/dive-sites/facts.ts';
import { Link } from '../../../app/link.tsx';
import type { When } from './load.ts';

/** The choice of winds to find shelter from, as links that work without scripts. */
export function LeeChoice({ when, url }: { when: When; url: OutlookUrl }) {
  const chosen = leeSides(url.lee);
  const toggled = (side: Side) =>
    (chosen.includes(side) ? chosen.filter((one) => one !== side) : [...chosen, side]).join('.');
  return (
    <nav aria-label="Shelter from a wind">
      <p className="mb-2 font-semibold">Which wind is forecast? Sheltered sites come first.</p>
      <ul className="grid max-w-md grid-cols-4 gap-2 sm:grid-cols-8">
        {winds.map((side) => (
          <li key={side}>
            <Link
              to={`/${when}`}
              search={{ ...url, lee: toggled(side) || undefined }}
              resetScroll={false}
              preload={false}
              activeProps={{}}
              activeOptions={{ exact: true }}
              aria-label={`${windLabels[side]}${chosen.includes(side) ? ', chosen' : ''}`}
              className={`grid min-h-11 place-items-center rounded-sm border-2 font-semibold ${
                chosen.includes(side)
                  ? 'border-ink bg-ink text-paper'
                  : 'border-line hover:border-ink'
              }`}
            >
              {side}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
