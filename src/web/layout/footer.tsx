import { Link } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';

const firstYear = 2025;

export function Footer() {
  const year = new Date().getFullYear();
  return (
    <footer className="no-print mt-auto bg-deep text-haze">
      <div className="mx-auto grid max-w-6xl gap-8 px-5 py-12 md:grid-cols-[2fr_1fr]">
        <div>
          <p className="font-display text-step-2 font-extrabold text-foam">{site.name}</p>
          <p className="mt-2 max-w-[48ch]">
            {site.strapLine}. Affiliate links help support our content at no extra cost to you.
          </p>
        </div>
        <nav aria-label="Quick Links">
          <p className="font-semibold text-foam">Quick Links</p>
          <Link to={paths.blog} className="inline-block py-1.5 underline">
            Blog
          </Link>
        </nav>
      </div>
      <p className="mx-auto max-w-6xl border-t border-foam/20 px-5 py-5 text-sm">
        © {year > firstYear ? `${firstYear}–${year}` : firstYear} {site.name}
      </p>
    </footer>
  );
}
