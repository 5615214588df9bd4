import { Navigation, Phone } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import {
  type Destination,
  directionsUrl,
  mapAppUrl,
  roadDestination,
} from '../../../../domain/dive-sites/directions.ts';
import { Link } from '../../../app/link.tsx';
import { buttonStyles } from '../../../ui/button.tsx';

const roadEnds = { parking: 'the car park', ramp: 'the boat ramp' };

function Directions({ to }: { to: Destination }) {
  function openMapApp({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
    link.href = mapAppUrl(to, navigator.userAgent);
    // The address of an app opens no page, so it needs no new tab.
    if (link.protocol === 'geo:') link.target = '_self';
  }
  return (
    <a
      href={directionsUrl(to)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={openMapApp}
      className={buttonStyles.compact}
    >
      <Navigation aria-hidden className="size-5" />
      <span>
        Directions<span className="sr-only">{` to ${roadEnds[to.kind]}`}</span>
      </span>
    </a>
  );
}

/** @param props.children buttons before the links, each in its own cell */
export function GuideActions({ site, children }: { site: DiveSite; children: ReactNode }) {
  const road = roadDestination(site);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(4.6rem,1fr))] gap-1.5 *:flex-col *:gap-0.5 *:px-0 *:py-1.5 *:text-[0.78rem] sm:gap-2 sm:*:px-1 sm:*:text-sm">
      {children}
      {road && <Directions to={road} />}
      <Link
        to="/emergency"
        search={{ site: String(site.id) }}
        className="inline-flex min-h-11 items-center justify-center rounded-sm border-2 border-emergency bg-emergency font-semibold text-foam hover:underline"
      >
        <Phone aria-hidden className="size-5" />
        Emergency
      </Link>
    </div>
  );
}
