import { useLocation } from '@tanstack/react-router';
import { ArrowUpRight } from 'lucide-react';
import { longDate } from '../../domain/dates/dates.ts';
import {
  affiliateRel,
  frontPageNote,
  goFrom,
  leadsToShop,
  noShop,
  type OfferedShop,
} from '../../domain/publishing/links.ts';
import type { LinkPosition } from '../../domain/publishing/shop-address.ts';
import { buttonStyles } from './button.tsx';

interface Props {
  /** The address of the product at a shop; empty if no shop is known. */
  href: string;
  /** Registered shops that offer the product; if undefined, `href` itself is the link. */
  shops: readonly OfferedShop[] | undefined;
  name: string;
  position: LinkPosition;
  onClick?: () => void;
}

/** A product's links to shops, which are sponsored and open a new tab without opener or referrer. */
export function CheckPrice({ href, shops, name, position, onClick }: Props) {
  const page = useLocation({ select: ({ pathname }) => pathname });
  const [first, ...others] = shops ?? [];
  if (!leadsToShop(href, shops, position)) return <span className="text-sm">{noShop}</span>;
  const note = first ? first.note : frontPageNote(href);
  const link = { onClick, target: '_blank', rel: affiliateRel };
  const lead = ({ path }: OfferedShop) => goFrom(path, page, position);
  return (
    <span className="relative z-10 inline-flex flex-col items-start gap-1">
      <a {...link} href={first ? lead(first) : href} className={buttonStyles.action}>
        Check Price
        <span className="sr-only">{` of ${name} (opens in a new tab)`}</span>
        <ArrowUpRight aria-hidden className="size-4" />
      </a>
      {first?.price && first.priceOn && (
        <span className="text-sm">
          {`$${first.price} at ${first.name}, seen ${longDate(first.priceOn, 'UTC')}`}
        </span>
      )}
      {note && <span className="text-sm">{note}</span>}
      {others.length > 0 && (
        <span className="text-sm">
          {'Also at '}
          {others.map((shop, index) => (
            <span key={shop.path}>
              {index > 0 && ', '}
              <a {...link} href={lead(shop)} className="inline-block py-1 underline">
                {shop.name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
