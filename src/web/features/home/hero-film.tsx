import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HomeText } from '../../../contract/settings/settings.ts';
import { filmFocus } from '../../../domain/pictures/hero-films.ts';
import { Picture } from '../../ui/picture.tsx';

const fadeMilliseconds = 1000;
/** Duration in which the film's first frame replaces the still. */
const swapMilliseconds = 200;
/** Stills for upright windows have 560 x 900 pixels, cropped from the film. */
const upright = '(max-aspect-ratio: 9/16)';
/** Crops around the animal; on a phone the animal is above the text. */
const cover = 'object-cover object-[var(--focus)_50%] max-sm:object-[var(--focus)_100%]';

function Still(props: { files: string; first: boolean; position: CSSProperties | undefined }) {
  const { files, first, position } = props;
  return (
    <picture className="contents">
      <source media={upright} type="image/avif" srcSet={`${files}-upright.avif`} />
      <source media={upright} type="image/webp" srcSet={`${files}-upright.webp`} />
      <source
        type="image/avif"
        srcSet={`${files}-800.avif 800w, ${files}-1280.avif 1280w`}
        sizes="100vw"
      />
      <source
        type="image/webp"
        srcSet={`${files}-800.webp 800w, ${files}-1280.webp 1280w`}
        sizes="100vw"
      />
      <img
        src={`${files}.jpg`}
        alt=""
        width={1280}
        height={720}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        decoding="async"
        style={position}
        className={`size-full ${cover}`}
      />
    </picture>
  );
}

export function HeroFilm(props: {
  slide: HomeText['slides'][number];
  current: boolean;
  playing: boolean;
  muted: boolean;
  /** A looping film fires no `ended` event. */
  loop: boolean;
  /** Whether the slide is the first, whose still is the LCP image. */
  first: boolean;
  still: boolean;
  load: boolean;
  onEnded: () => void;
  onRefused: () => void;
}) {
  const { slide, current, playing, muted, loop, first, load, onEnded, onRefused } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [broken, setBroken] = useState(false);
  const [step, setStep] = useState<'still' | 'swap' | 'film'>('still');
  const refuse = useEffectEvent(onRefused);
  const { film } = slide;
  const files = `/films/${film}`;
  const own = slide.picture !== '';
  const position = own
    ? undefined
    : ({ '--focus': `${(filmFocus[film] ?? 0.5) * 100}%` } as CSSProperties);

  useEffect(() => {
    if (step !== 'swap') return undefined;
    const swapped = setTimeout(() => setStep('film'), swapMilliseconds);
    return () => clearTimeout(swapped);
  }, [step]);

  useEffect(() => {
    const element = video.current;
    if (!element || !load) return undefined;
    if (current && playing && step !== 'swap') {
      element.play().catch((error: DOMException) => {
        if (error.name === 'NotAllowedError') refuse();
      });
      return undefined;
    }
    element.pause();
    if (current) return undefined;
    // The film rewinds after its fade, so that the fade shows no jump.
    const reset = setTimeout(() => {
      element.currentTime = 0;
    }, fadeMilliseconds);
    return () => clearTimeout(reset);
  }, [current, playing, load, step]);

  return (
    <div
      // The old film stays opaque until the new one has faded in.
      className={`absolute inset-0 max-sm:bottom-[38%] max-sm:[mask-image:linear-gradient(#000_75%,transparent)] transition-opacity ${current ? 'z-1 opacity-100 duration-1000' : 'opacity-0 delay-1000 duration-0'}`}
    >
      {props.still &&
        (own ? (
          <Picture
            src={slide.picture}
            alt=""
            sizes="100vw"
            priority={first}
            unavailable={null}
            className="size-full object-cover"
          />
        ) : (
          <Still files={files} first={first} position={position} />
        ))}
      {load && (!own || slide.video) && (
        <video
          ref={video}
          muted={muted}
          loop={loop}
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
          onEnded={onEnded}
          onPlaying={() => step === 'still' && setStep('swap')}
          style={position}
          className={`absolute inset-0 size-full ${cover} transition-opacity duration-200 ${step === 'still' ? 'opacity-0' : 'opacity-100'}`}
        >
          {!own && <source src={`${files}.webm`} type="video/webm" />}
          <source
            src={own ? slide.video : `${files}.mp4`}
            type={own ? undefined : 'video/mp4'}
            onError={() => setBroken(true)}
          />
          Your browser does not support the video tag.
        </video>
      )}
      {broken && current && (
        <p className="absolute inset-x-0 top-20 px-5 text-center text-sm text-foam">
          Your browser does not support the video tag.
        </p>
      )}
    </div>
  );
}
