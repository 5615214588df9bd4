import type { ReactNode } from 'react';
import { nonBreaking } from '../../domain/text/format.ts';
import { BackgroundPicture } from './background-picture.tsx';

const height = 'min-h-80 md:min-h-48';

export const PageHeroShape = () => <div className={`${height} bg-deep`} />;

interface HeroProps {
  image: string;
  title: string;
  lead?: string;
  children?: ReactNode;
  tall?: boolean;
  /** Whether the hero is low, so that the content begins on the first screen of a phone. */
  slim?: boolean;
  /** Whether the image is the picture of a region, for which the hero is taller. */
  plate?: boolean;
}

export function PageHero(props: HeroProps) {
  const { image, title, lead, tall, slim, plate } = props;
  const room = slim
    ? 'justify-end pt-12 pb-3 md:pt-5 md:pb-4 [&_h1]:text-step-3 md:[&_h1]:text-step-4 [&_p]:mt-1.5 [&_p]:text-sm [&_p]:leading-snug md:[&_p]:text-base'
    : `${plate ? 'min-h-80 md:min-h-104' : height} justify-end pt-48 pb-8 md:pt-7 md:pb-7`;
  return (
    <section className="relative isolate overflow-hidden bg-deep text-foam">
      <BackgroundPicture
        key={image}
        src={image}
        className={`absolute inset-x-0 top-0 -z-10 w-full object-cover ${plate ? 'object-[60%_55%]' : 'object-[75%_35%]'} ${slim ? 'h-16' : 'h-56'} mask-b-from-60% md:left-auto md:h-full md:w-[64%] md:mask-b-from-100% md:mask-l-from-55%`}
      />
      <div
        className={`mx-auto flex max-w-6xl flex-col px-5 ${tall ? 'min-h-[75svh] justify-center pt-56 pb-16 md:pt-16' : room}`}
      >
        <div className="md:max-w-[52%]">
          <h1 tabIndex={-1} className="max-w-3xl text-step-5 lg:text-[3.2rem]">
            {nonBreaking(title)}
          </h1>
          {lead && <p className="mt-3 max-w-[39.2em] text-step-1 text-haze">{lead}</p>}
          {props.children}
        </div>
      </div>
    </section>
  );
}

export function MessagePage(props: { title: string; text: string; children?: ReactNode }) {
  return (
    <PageHero title={props.title} lead={props.text} image="/art/scenes/fallback-3.jpg" tall>
      <div className="mt-7">{props.children}</div>
    </PageHero>
  );
}
