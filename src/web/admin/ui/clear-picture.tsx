import type { ComponentProps } from 'react';
import { webpAddress } from '../../../domain/pictures/library-pictures.ts';

/** A picture on a background that shows its transparent parts. */
export function ClearPicture({
  src,
  alt = '',
  full,
  className = '',
  ...image
}: ComponentProps<'img'> & {
  src: string;
  /** Whether to show the picture at its own size instead of the smallest. */
  full?: boolean;
}) {
  return (
    <img
      {...image}
      src={webpAddress(src, { full })}
      alt={alt}
      className={`picture-ground ${className}`}
    />
  );
}
