import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { SocialIcon } from '../ui/social-icon.tsx';
import { reviewConsent } from './consent.ts';
import { catalogueLinks, legalLinks, quickLinks } from './links.ts';

const firstYear = 2025;

function LinkList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-step-1 text-foam">{title}</h2>
      <ul className="mt-3 grid gap-x-6 sm:grid-cols-2 md:grid-cols-1">{children}</ul>
    </nav>
  );
}

const linkStyle = 'inline-block py-1.5 underline decoration-haze/40 hover:decoration-coral';

/** @param props.privacyChoices there is something to agree to, which can be thought over */
export function Footer({ privacyChoices }: { privacyChoices: boolean }) {
  const year = new Date().getFullYear();
  return (
    <footer className="no-print mt-auto bg-deep text-haze">
      <div className="mx-auto grid max-w-page gap-10 px-5 py-14 md:grid-cols-[2fr_1fr_1fr]">
        <div>
          <p className="font-display text-step-2 font-extrabold text-foam">{site.name}</p>
          <p className="mt-2 max-w-[44ch]">
            {site.strapLine}. Affiliate links help support our content at no extra cost to you.
          </p>
          <p className="mt-4">
            <Link
              to={paths.emergency}
              className="inline-block bg-advanced px-3 py-2 font-semibold text-paper underline-offset-4 hover:underline"
            >
              Diving emergency
            </Link>
          </p>
          <ul className="mt-3 flex flex-wrap gap-x-6" aria-label="The catalogue">
            {catalogueLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={linkStyle}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <ul className="mt-5 flex gap-3" aria-label="Social media">
            {site.socials.map(({ name, url }) => (
              <li key={name}>
                <a
                  href={url}
                  aria-label={name}
                  className="grid size-11 place-items-center rounded-full border border-haze/50 hover:bg-foam hover:text-deep"
                >
                  <SocialIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <LinkList title="Quick Links">
          {quickLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={linkStyle}>
                {label}
              </Link>
            </li>
          ))}
        </LinkList>
        <LinkList title="Legal">
          {legalLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={linkStyle}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <a href={paths.sitemap} target="_blank" rel="noopener" className={linkStyle}>
              Sitemap<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
          {privacyChoices && (
            <li>
              <button
                type="button"
                id={reviewConsent}
                className={linkStyle}
                onClick={() => window.dispatchEvent(new Event(reviewConsent))}
              >
                Privacy choices
              </button>
            </li>
          )}
        </LinkList>
      </div>
      <p
        suppressHydrationWarning
        className="mx-auto max-w-page border-t border-foam/20 px-5 py-5 text-sm"
      >
        © {year > firstYear ? `${firstYear}–${year}` : firstYear} {site.name}
      </p>
    </footer>
  );
}
