import type { LinkProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { monthName } from '../../../../domain/dates/months.ts';
import { localDay } from '../../../../domain/dates/site-time.ts';
import { landingPath } from '../../../../domain/dive-sites/landings.ts';
import type { SiteQuery } from '../../../../domain/dive-sites/list.ts';
import { Link } from '../../../app/link.tsx';
import { site } from '../../../app/site.ts';

const list = (search: SiteQuery, more: LinkProps = {}) =>
  ({ to: paths.diveSites, search, ...more }) as LinkProps;

const landing = (type: string) =>
  ({ to: paths.diveSiteList(landingPath({ filter: 'type', value: type }) ?? '') }) as LinkProps;

const thisMonth = () => Number(localDay(new Date(), site.timeZone).slice(5, 7));

/** The current month; set after hydration, because a cached page may be from the previous month. */
let knownMonth: number | undefined;

/** Links to collections of dive sites, for visitors who have not searched yet. */
export function Collections() {
  const [month, setMonth] = useState(knownMonth);
  useEffect(() => {
    knownMonth = thisMonth();
    setMonth(knownMonth);
  }, []);
  // An invisible link with the longest month name reserves the space until the month is known.
  const shown = month ?? 9;
  const best = `Best in ${monthName(shown)}`;
  const collections: [string, LinkProps][] = [
    ['Near me', list({}, { hash: 'near-me' })],
    [best, list({ month: shown })],
    ['Jetties', landing('pier')],
    ['First dives', list({ skill: 'Beginner', depth: 'shallow', access: 'shore' })],
    ['Wrecks', landing('wreck')],
  ];
  return (
    <nav aria-label="Collections" className="max-md:w-full">
      <ul className="row-sideways -mx-5 mt-2 flex gap-2 px-5 md:mx-0 md:mt-4 md:flex-wrap md:px-0">
        {collections.map(([label, link]) => (
          <li
            key={label}
            className={`shrink-0 ${label === best && month === undefined ? 'invisible' : ''}`}
          >
            <Link
              {...link}
              resetScroll={false}
              className="inline-flex min-h-11 items-center rounded-sm border-2 border-reef bg-paper px-3 text-sm font-semibold transition-colors duration-200 hover:bg-shallow"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
