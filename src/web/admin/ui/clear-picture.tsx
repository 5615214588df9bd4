import type { ComponentProps } from 'react';
import { webpAddress } from '../../../domain/pictures/library-pictures.ts';

/** A picture on a ground that shows where it is transparent, whether the rest is white or black. */
export function ClearPicture({
  src,
  alt = '',
  full,
  className = '',
  ...image
}: ComponentProps<'img'> & {
  src: string;
  /** Whether it is the picture in its own size rather than the smallest. */
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
