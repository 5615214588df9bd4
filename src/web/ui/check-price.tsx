import { ArrowUpRight } from 'lucide-react';
import { buttonStyles } from './button.tsx';

export const affiliateNote = 'Affiliate Link - We earn from qualified purchases';

/** The only link to a shop: a new tab without opener or referrer, marked as sponsored. */
export function CheckPrice(props: { href: string; name: string; onClick?: () => void }) {
  const { href, name, onClick } = props;
  return (
    <a
      href={href}
      onClick={onClick}
      target="_blank"
      rel="sponsored nofollow noopener noreferrer"
      className={`${buttonStyles.action} relative z-10`}
    >
      Check Price
      <span className="sr-only">{` of ${name} (opens in a new tab)`}</span>
      <ArrowUpRight aria-hidden className="size-4" />
    </a>
  );
}
