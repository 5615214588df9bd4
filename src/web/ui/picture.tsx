import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pictureForms } from '../../domain/pictures/pictures.ts';

export function PictureCredit(props: { credit?: string; licence?: string; className: string }) {
  const words = [props.credit, props.licence].filter(Boolean).join(', ');
  return words ? <p className={props.className}>{`Photo: ${words}`}</p> : null;
}

interface PictureProps {
  src: string;
  alt: string;
  sizes: string;
  className?: string;
  /** Whether the picture is the LCP image. */
  priority?: boolean;
  size?: readonly [number, number];
  unavailable?: ReactNode;
  onFail?: () => void;
}

export function Picture(props: PictureProps) {
  return <Frame key={props.src} {...props} />;
}

function Frame(props: PictureProps) {
  const { src, alt, sizes, className, priority, size, unavailable = 'Image unavailable' } = props;
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [plain, setPlain] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const forms = pictureForms(src, size);

  function fail() {
    // The host may not support the requested format, so the original is tried next.
    if (forms.srcSet && !plain) return setPlain(true);
    setState('failed');
    props.onFail?.();
  }

  // The image may have loaded or failed before this script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    const { complete, currentSrc, naturalWidth } = image.current ?? {};
    if (!complete || !currentSrc) return;
    if (naturalWidth) setState('loaded');
    else fail();
  }, []);

  if (!src || state === 'failed') {
    return (
      unavailable && (
        <div
          className={`${className} grid place-items-center bg-sand p-4 text-center text-sm text-muted`}
        >
          <p>
            {unavailable}
            {alt && <span className="sr-only">{`: ${alt}`}</span>}
          </p>
        </div>
      )
    );
  }
  const img = (
    <img
      ref={image}
      src={plain ? src : forms.src}
      srcSet={plain ? undefined : forms.srcSet}
      sizes={forms.srcSet && sizes}
      alt={alt}
      width={forms.width}
      height={forms.height}
      className={className}
      style={forms.position ? { objectPosition: forms.position } : undefined}
      data-state={unavailable ? state : undefined}
      onLoad={() => setState('loaded')}
      onError={fail}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!forms.avif) return img;
  return (
    // Sources are hidden, because `contents` would make each a cell of a surrounding grid.
    <picture className="contents">
      <source className="hidden" type="image/avif" srcSet={forms.avif} sizes={sizes} />
      {forms.webp && (
        <source className="hidden" type="image/webp" srcSet={forms.webp} sizes={sizes} />
      )}
      {img}
    </picture>
  );
}
