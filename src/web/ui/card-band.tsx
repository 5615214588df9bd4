import { type ReactNode, Suspense } from 'react';

export function CardPlaceholders({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <div key={card} className="h-112 animate-pulse bg-line" />
      ))}
    </div>
  );
}

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
      <div className="mx-auto max-w-6xl px-5 py-20">
        <h2 className="text-step-4">{props.title}</h2>
        <p className="mt-3 mb-10 max-w-[56ch] text-muted">{props.lead}</p>
        <Suspense fallback={<CardPlaceholders label={`Loading: ${props.title}`} />}>
          <div
            className={`grid gap-x-6 gap-y-12 sm:grid-cols-2 ${props.columns === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
          >
            {props.children}
          </div>
        </Suspense>
        <div className="mt-10">{props.more}</div>
      </div>
    </section>
  );
}
