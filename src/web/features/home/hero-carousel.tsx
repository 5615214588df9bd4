import { ChevronLeft, ChevronRight, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { HomeText } from '../../../contract/settings/settings.ts';
import { addressLink, Link } from '../../app/link.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { HeroFilm } from './hero-film.tsx';
import { HeroSearch } from './hero-search.tsx';
import { useHeroFilms } from './use-hero-films.ts';

type Slide = HomeText['slides'][number];

const advanceMs = 15_000;
const control =
  'grid size-11 place-items-center rounded-full border border-foam/60 bg-abyss/50 text-foam transition-colors duration-200 hover:bg-foam hover:text-abyss';

/** The slides of the home page; films start when the page is idle, except with reduced motion. */
export function HeroCarousel({ heading, slides }: { heading: string; slides: Slide[] }) {
  const mayLoad = useHeroFilms();
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<boolean>();
  const [muted, setMuted] = useState(true);
  const [seen, setSeen] = useState<readonly number[]>([0]);
  const playing = choice ?? mayLoad;
  const single = slides.length === 1;

  function go(index: number) {
    const next = (index + slides.length) % slides.length;
    setCurrent(next);
    setSeen((before) => (before.includes(next) ? before : [...before, next]));
  }

  const advance = () => go(current + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide restarts the timer
  useEffect(() => {
    if (!playing || single) return undefined;
    const timer = setTimeout(advance, advanceMs);
    return () => clearTimeout(timer);
  }, [playing, single, current]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Films of Australian diving"
      className="relative isolate -mt-17.25 flex min-h-svh flex-col justify-end overflow-hidden bg-abyss text-foam"
    >
      <div className="absolute inset-0 -z-10">
        {slides.map((slide, index) => (
          <HeroFilm
            // biome-ignore lint/suspicious/noArrayIndexKey: slides are identified by their index
            key={index}
            slide={slide}
            current={index === current}
            playing={playing}
            muted={muted}
            loop={single}
            first={index === 0}
            // The stills of later slides load when films may load or the visitor opens the slide.
            still={mayLoad || seen.includes(index)}
            load={(mayLoad || choice === true) && seen.includes(index)}
            onEnded={() => {
              if (index === current && !single) advance();
            }}
            onRefused={() => setChoice(false)}
          />
        ))}
        <div className="absolute inset-x-0 top-0 z-2 h-32 bg-linear-to-b from-abyss/75 to-transparent" />
        <div className="absolute inset-x-0 bottom-0 z-2 h-4/5 bg-linear-to-t from-abyss via-abyss/60 to-transparent" />
      </div>
      <div className="mx-auto w-full max-w-6xl px-5 pt-28 pb-[calc(2rem+var(--consent-room,0px))]">
        <h1
          tabIndex={-1}
          className="font-text text-[0.95rem] font-semibold sm:text-step-1 tracking-normal text-haze"
        >
          {heading}
        </h1>
        <div className="mt-3 grid" aria-live={playing ? 'off' : 'polite'}>
          {slides.map(({ title, description, callToAction, link }, index) => (
            <fieldset
              // biome-ignore lint/suspicious/noArrayIndexKey: slides are identified by their index
              key={index}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={index !== current}
              className={`col-start-1 row-start-1 flex min-w-0 flex-col items-start justify-end transition-opacity duration-1000 ${index === current ? 'opacity-100' : 'opacity-0'}`}
            >
              <h2 className="text-step-6">{title}</h2>
              <p className="mt-4 max-w-[36.4em] text-step-1 leading-normal">{description}</p>
              <Link {...addressLink(link)} className={`${buttonStyles.action} mt-6`}>
                {callToAction}
              </Link>
            </fieldset>
          ))}
        </div>
        <HeroSearch />
        <FilmControls
          slides={slides}
          current={current}
          go={go}
          playing={playing}
          onPlay={setChoice}
          muted={muted}
          onMute={setMuted}
        />
      </div>
    </section>
  );
}

interface ControlProps {
  slides: readonly Slide[];
  current: number;
  go: (index: number) => void;
  playing: boolean;
  onPlay: (playing: boolean) => void;
  muted: boolean;
  onMute: (muted: boolean) => void;
}

function FilmControls({ slides, current, go, playing, onPlay, muted, onMute }: ControlProps) {
  return (
    <fieldset
      aria-label="Film controls"
      className="mt-6 flex flex-wrap items-center gap-0.5 sm:mt-8 sm:gap-3"
    >
      <button
        type="button"
        aria-label="Previous slide"
        className={control}
        onClick={() => go(current - 1)}
      >
        <ChevronLeft aria-hidden />
      </button>
      <button
        type="button"
        aria-label="Next slide"
        className={control}
        onClick={() => go(current + 1)}
      >
        <ChevronRight aria-hidden />
      </button>
      <div className="flex sm:mx-1">
        {slides.map((_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: slides are identified by their index
            key={index}
            type="button"
            aria-label={`Go to slide ${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => go(index)}
            className="group grid h-11 w-6 place-items-center"
          >
            <span className="size-3 rounded-full border-2 border-foam group-aria-[current]:bg-foam" />
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label={playing ? 'Pause' : 'Play'}
        className={`${control} ml-auto`}
        onClick={() => onPlay(!playing)}
      >
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      </button>
      <button
        type="button"
        aria-label={muted ? 'Unmute' : 'Mute'}
        className={control}
        onClick={() => onMute(!muted)}
      >
        {muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      </button>
    </fieldset>
  );
}
