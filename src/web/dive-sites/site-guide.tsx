import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import brand from '../../../content/site.json';
import type { DiveSite, NearbySite } from '../../contract/dive-sites.ts';
import { paths } from '../../contract/paths.ts';
import { accessWords, typeWords } from '../../domain/dive-site-terms.ts';
import { compassPoint, degreesMinutes, parsePosition } from '../../domain/positions.ts';
import { buttonStyles } from '../ui/button.tsx';
import { DepthBar } from '../ui/depth/depth-bar.tsx';
import { DepthGauge } from '../ui/depth/depth-gauge.tsx';
import { DepthProfile } from '../ui/depth/depth-profile.tsx';
import { SiteBadges } from './badges.tsx';
import { CopyButton } from './copy-button.tsx';
import { SeasonTemps } from './season-temps.tsx';
import { SitePhoto } from './site-photo.tsx';
import { VideoDialog } from './video-dialog.tsx';

function Fact(props: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-2.5 print:grid print:grid-cols-[2fr_3fr] print:gap-2 print:py-0.5">
      <dt className="text-sm text-muted">{props.name}</dt>
      <dd className="tabular-nums">{props.children}</dd>
    </div>
  );
}

function Position({ site }: { site: DiveSite }) {
  const position = parsePosition(site);
  if (!position) return null;
  const decimals = `${site.latitude}, ${site.longitude}`;
  const minutes = degreesMinutes(position);
  return (
    <section aria-labelledby="position">
      <h2 id="position" className="mb-3 text-step-2 print:mb-1 print:text-step-1">
        Position
      </h2>
      <div className="flex flex-col gap-2 tabular-nums">
        <p className="flex flex-wrap items-center gap-3">
          {decimals}
          <CopyButton text={decimals} label="Copy decimal degrees" />
        </p>
        <p className="flex flex-wrap items-center gap-3">
          {minutes}
          <CopyButton text={minutes} label="Copy degrees and minutes" />
        </p>
      </div>
      <p className="mt-3 text-sm text-muted print:mt-1 print:leading-snug">
        Positions are approximate, not for navigation; check access, permits and conditions with the
        land manager or a local operator.
        {site.positionErrorKm !== null && ` Right to about ${site.positionErrorKm} km.`}
        {site.positionSource && ` Source: ${site.positionSource}.`}
      </p>
      <a
        href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${site.latitude},${site.longitude}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        className="no-print mt-3 inline-block py-2 font-semibold text-reef underline"
      >
        Directions
      </a>
    </section>
  );
}

function Nearby({ sites }: { sites: NearbySite[] }) {
  if (sites.length === 0) return null;
  return (
    <section aria-labelledby="nearby" className="md:col-start-2 print:col-span-2 print:col-start-1">
      <h2 id="nearby" className="mb-3 text-step-2 print:mb-1 print:text-step-1">
        Nearest sites
      </h2>
      <ul className="print:grid print:grid-cols-2 print:gap-x-8">
        {sites.map((site) => (
          <li
            key={site.id}
            className="flex items-baseline justify-between gap-4 border-t border-line py-2 print:py-0"
          >
            <Link
              to="/dive-sites/{-$id}"
              params={{ id: String(site.id) }}
              className="py-0.5 text-reef underline"
            >
              {site.name}
            </Link>
            <span className="shrink-0 text-sm text-muted tabular-nums">
              {`${site.distanceKm} km ${compassPoint(site.bearing)} (${String(site.bearing).padStart(3, '0')}°)`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links from the guide to what was written about the site. */
function DatabaseReader({ site }: { site: DiveSite }) {
  const { blogSlug, reviewLink } = site;
  if (!blogSlug && !reviewLink) return null;
  return (
    <p className="no-print flex flex-wrap gap-3">
      {blogSlug && (
        <Link to="/blog/$slug" params={{ slug: blogSlug }} className={buttonStyles.quiet}>
          Read the article
        </Link>
      )}
      {reviewLink && (
        <a
          href={reviewLink}
          {...(reviewLink.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
          className={buttonStyles.quiet}
        >
          Read more about this site
        </a>
      )}
    </p>
  );
}

/** Everything that is known of a site; what is not known is left out. */
export function SiteGuide({ site, nearby }: { site: DiveSite; nearby: NearbySite[] }) {
  return (
    <article aria-label={site.name} className="mx-auto max-w-6xl px-5 py-10 print:p-0">
      <DepthGauge bottom={site.depthMax ?? undefined} />
      <div
        aria-hidden
        className="mb-3 hidden items-baseline justify-between gap-6 border-b-2 border-ink pb-1 print:flex"
      >
        <p className="font-display text-step-3 leading-tight font-bold">{site.name}</p>
        <p className="shrink-0 text-sm">{`${brand.name} ${paths.diveSite(site.id)}`}</p>
      </div>
      {site.notice && (
        <div className="mb-8 border-l-6 border-ochre bg-sand p-5 print:mb-2 print:py-0.5 print:pl-3">
          <p className="font-semibold">Before you go</p>
          <p>{site.notice}</p>
        </div>
      )}
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-[3fr_2fr] md:grid-rows-[auto_1fr] print:grid-cols-2 print:grid-rows-none print:gap-x-8 print:gap-y-2">
        <div className="flex flex-col gap-8 md:row-span-2 print:row-span-1 print:gap-2.5">
          <DepthProfile site={site} />
          <div className="no-print">
            <SitePhoto site={site} sizes="(min-width: 768px) 660px, 100vw" priority />
          </div>
          <SiteBadges site={site} />
          <p className="max-w-[66ch] text-step-1 print:text-base print:leading-normal">
            {site.description}
          </p>
          {site.videoUrl && (
            <div className="no-print">
              <VideoDialog name={site.name} videoUrl={site.videoUrl} />
            </div>
          )}
          <DatabaseReader site={site} />
          {site.hazards && (
            <section aria-labelledby="safety" className="border-l-6 border-ochre pl-5 print:pl-3">
              <h2 id="safety" className="mb-2 text-step-2 print:mb-1 print:text-step-1">
                Safety Notes
              </h2>
              <p>{site.hazards}</p>
            </section>
          )}
          {site.marineLife && (
            <section aria-labelledby="life">
              <h2 id="life" className="mb-2 text-step-2 print:mb-1 print:text-step-1">
                Marine life
              </h2>
              <p>{site.marineLife}</p>
            </section>
          )}
        </div>
        <div className="flex flex-col gap-9 print:gap-2.5">
          <section aria-label="Depth and facts">
            <p className="mb-2 flex items-baseline justify-between gap-4">
              <span className="text-sm text-muted">Depth</span>
              <strong className="text-step-1 tabular-nums">{site.depthRange}</strong>
            </p>
            <DepthBar depthRange={site.depthRange} scale />
            <dl className="mt-6 print:mt-2">
              {site.type && <Fact name="Type">{typeWords[site.type]}</Fact>}
              {site.access && <Fact name="Access">{accessWords[site.access]}</Fact>}
              <Fact name="Skill level">{site.skillLevel}</Fact>
              <Fact name="Water temperature">{site.waterTemp}</Fact>
              <Fact name="Visibility">{site.visibility ?? 'Variable'}</Fact>
              {site.bestTime && <Fact name="Best time">{site.bestTime}</Fact>}
              {site.facilities && <Fact name="Facilities">{site.facilities}</Fact>}
              <Fact name="Region">
                {[site.region, site.state]
                  .filter((part, index, parts) => part && parts.indexOf(part) === index)
                  .join(', ')}
              </Fact>
            </dl>
          </section>
          {site.waterTempBySeason && <SeasonTemps temps={site.waterTempBySeason} />}
          <Position site={site} />
        </div>
        <Nearby sites={nearby} />
      </div>
    </article>
  );
}
