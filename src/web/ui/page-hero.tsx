import type { ReactNode } from 'react';
import { BackgroundPicture } from './background-picture.tsx';

/** The top of a page: its heading on a printed scene. */
export function PageHero(props: {
  title: string;
  lead?: string;
  image: string;
  /** It is the whole page. */
  tall?: boolean;
  children?: ReactNode;
}) {
  return (
    <section className="relative isolate overflow-hidden bg-abyss text-foam">
      <BackgroundPicture
        key={props.image}
        src={props.image}
        className="absolute inset-0 -z-10 size-full object-cover opacity-80"
      />
      <div className="absolute inset-0 -z-10 bg-abyss/60 md:bg-transparent md:bg-linear-to-r md:from-abyss/85 md:via-abyss/70 md:via-55% md:to-abyss/20" />
      <div
        className={`mx-auto flex max-w-6xl flex-col px-5 ${props.tall ? 'min-h-[75svh] justify-center py-16' : 'min-h-88 justify-end pt-28 pb-12 md:min-h-104'}`}
      >
        <h1 tabIndex={-1} className="max-w-3xl text-step-5">
          {props.title}
        </h1>
        {props.lead && <p className="mt-4 max-w-[56ch] text-step-1 text-haze">{props.lead}</p>}
        {props.children}
      </div>
    </section>
  );
}
