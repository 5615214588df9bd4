import type { ReactNode } from 'react';

export function CardBand(props: {
  title: string;
  lead: string;
  tone: 'paper' | 'sand';
  columns?: 3 | 4;
  children: ReactNode;
  more: ReactNode;
}) {
  return (
    <section className={props.tone === 'sand' ? 'bg-sand' : undefined}>
      <div className="mx-auto max-w-6xl px-5 py-10 sm:py-20">
        <h2 className="text-step-4">{props.title}</h2>
        <p className="mt-3 mb-6 sm:mb-10 max-w-[56ch] text-muted">{props.lead}</p>
        <div
          className={`snap-row sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-12 ${props.columns === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
        >
          {props.children}
        </div>
        <div className="mt-6 sm:mt-10">{props.more}</div>
      </div>
    </section>
  );
}
