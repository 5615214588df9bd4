import type { ReactNode } from 'react';
import { nonBreaking } from '../../domain/non-breaking.ts';
import { BackgroundPicture } from './background-picture.tsx';

const height = 'min-h-96 md:min-h-104';

export const PageHeroShape = () => <div className={`${height} bg-deep`} />;

export function PageHero(props: {
  title: string;
  lead?: string;
  image: string;
  tall?: boolean;
  children?: ReactNode;
}) {
  return (
    <section className="relative isolate overflow-hidden bg-abyss text-foam">
      <BackgroundPicture
        key={props.image}
        src={props.image}
        className={`absolute inset-0 -z-10 size-full object-cover opacity-80 md:object-center ${props.tall ? '' : 'object-[85%_0%]'}`}
      />
      <div
        className={`absolute inset-0 -z-10 ${props.tall ? 'bg-abyss/60 md:bg-transparent' : 'bg-linear-to-t from-abyss/95 via-abyss/75 to-transparent'} md:bg-linear-to-r md:from-abyss/85 md:via-abyss/70 md:via-55% md:to-abyss/20`}
      />
      <div
        className={`mx-auto flex max-w-6xl flex-col px-5 ${props.tall ? 'min-h-[75svh] justify-center py-16' : `${height} justify-end pt-36 pb-10 md:pt-28 md:pb-12`}`}
      >
        <h1 tabIndex={-1} className="max-w-3xl text-step-5">
          {nonBreaking(props.title)}
        </h1>
        {props.lead && <p className="mt-4 max-w-[56ch] text-step-1 text-haze">{props.lead}</p>}
        {props.children}
      </div>
    </section>
  );
}
