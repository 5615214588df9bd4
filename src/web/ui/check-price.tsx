import { ArrowUpRight } from 'lucide-react';
import { affiliateRel, frontPageNote } from '../../domain/publishing/links.ts';
import { buttonStyles } from './button.tsx';

/** The only link to a shop: a new tab without opener or referrer, marked as sponsored. */
export function CheckPrice(props: { href: string; name: string; onClick?: () => void }) {
  const { href, name, onClick } = props;
  const note = frontPageNote(href);
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <a
        href={href}
        onClick={onClick}
        target="_blank"
        rel={affiliateRel}
        className={`${buttonStyles.action} relative z-10`}
      >
        Check Price
        <span className="sr-only">{` of ${name} (opens in a new tab)`}</span>
        <ArrowUpRight aria-hidden className="size-4" />
      </a>
      {note && <span className="text-sm">{note}</span>}
    </span>
  );
}
