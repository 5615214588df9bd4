import type { ReactNode } from 'react';
import { paths } from '../../contract/paths.ts';
import { Link } from '../app/link.tsx';
import { site } from '../app/site.ts';
import { SocialLinks } from '../ui/social-links.tsx';
import { askForReview, reviewConsent } from './consent.ts';
import { exploreLinks, legalLinks, type PageLink, quickLinks } from './links.ts';

const firstYear = 2025;

const linkStyle = 'inline-block py-1 underline decoration-haze/40 hover:decoration-coral';

function LinkList(props: { title: string; links: readonly PageLink[]; children?: ReactNode }) {
  return (
    <nav aria-label={props.title}>
      <h2 className="text-step-1 text-foam">{props.title}</h2>
      <ul className="mt-3">
        {props.links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={linkStyle}>
              {label}
            </Link>
          </li>
        ))}
        {props.children}
      </ul>
    </nav>
  );
}

export function Footer({ privacyChoices }: { privacyChoices: boolean }) {
  const year = new Date().getFullYear();
  return (
    <footer className="no-print @container mt-auto bg-deep text-haze">
      {/* Columns are measured in rem, so that enlarged text gets fewer columns. */}
      <div className="mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-8 px-5 py-10 @3xl:py-14 @3xl:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full @3xl:col-span-1">
          <p className="font-display text-step-2 font-extrabold text-foam">{site.name}</p>
          <p className="mt-2 max-w-[44ch]">
            {site.strapLine}. Affiliate links help support our content at no extra cost to you.
          </p>
          <p className="mt-4">
            <Link
              to={paths.emergency}
              className="inline-block bg-emergency px-3 py-2 font-semibold text-foam underline-offset-4 hover:underline"
            >
              Diving emergency
            </Link>
          </p>
          <SocialLinks
            links={site.socials}
            linkClassName="border border-haze/50 hover:bg-foam hover:text-deep"
          />
        </div>
        <LinkList title="Quick Links" links={quickLinks()} />
        <LinkList title="Explore" links={exploreLinks()}>
          <li>
            <a href={paths.rss} type="application/rss+xml" className={linkStyle}>
              RSS Feed
            </a>
          </li>
        </LinkList>
        <LinkList title="Legal" links={legalLinks}>
          <li>
            <a href={paths.sitemap} target="_blank" rel="noopener" className={linkStyle}>
              Sitemap<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
          {privacyChoices && (
            <li>
              <button type="button" id={reviewConsent} className={linkStyle} onClick={askForReview}>
                Privacy choices
              </button>
            </li>
          )}
        </LinkList>
      </div>
      <p className="mx-auto max-w-page border-t border-foam/20 px-5 pt-5 text-sm">
        We acknowledge the Traditional Owners of the land and sea Country where these dives are, and
        pay our respects to Elders past and present.
      </p>
      <p suppressHydrationWarning className="mx-auto max-w-page px-5 py-5 text-sm">
        © {year > firstYear ? `${firstYear}–${year}` : firstYear} {site.name}
      </p>
    </footer>
  );
}
