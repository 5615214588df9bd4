import { useState } from 'react';
import { backgroundSource, fallbackBackgrounds } from '../../domain/pictures/pictures.ts';
import { Picture } from './picture.tsx';

/** A picture that is replaced once by a fallback if it fails to load. */
export function BackgroundPicture({ src, className }: { src: string; className: string }) {
  const [fallback, setFallback] = useState<string>();
  return (
    <Picture
      src={fallback ?? backgroundSource(src)}
      alt=""
      sizes="100vw"
      size={[16, 9]}
      priority
      className={className}
      unavailable={null}
      onFail={() =>
        setFallback(
          (before) =>
            before ?? fallbackBackgrounds[Math.floor(Math.random() * fallbackBackgrounds.length)],
        )
      }
    />
  );
}
