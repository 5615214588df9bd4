import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonStyles } from '../../ui/button.tsx';

/** A button in one of the site's looks, with an optional icon before its text. */
export function Button({
  look = 'quiet',
  Icon,
  className = '',
  children,
  ...button
}: ComponentProps<'button'> & { look?: keyof typeof buttonStyles; Icon?: LucideIcon }) {
  return (
    <button type="button" {...button} className={`${buttonStyles[look]} ${className}`}>
      {Icon && <Icon aria-hidden className="size-4" />}
      {children}
    </button>
  );
}
