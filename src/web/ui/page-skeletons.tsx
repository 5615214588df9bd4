import type { ReactNode } from 'react';
import { PageHeroShape } from './page-hero.tsx';

export function ListPageSkeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      <PageHeroShape />
      <div className="mx-auto max-w-6xl animate-pulse px-5 py-12">{children}</div>
    </div>
  );
}

/** @param props `lines`: the classes that set the size of each shape in the text column */
export function TextPageSkeleton(props: { label: string; top: string; lines: string[] }) {
  return (
    <div role="status" aria-label={props.label} className="animate-pulse">
      <div className={`${props.top} bg-sand`} />
      <div className="mx-auto max-w-3xl px-5 py-12">
        {props.lines.map((line) => (
          <div key={line} className={`${line} bg-sand`} />
        ))}
      </div>
    </div>
  );
}

export function CardShapes(props: { count: number; className: string; lines: string[] }) {
  return (
    <div className={`grid sm:grid-cols-2 lg:grid-cols-3 ${props.className}`}>
      {Array.from({ length: props.count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are alike and never change
        <div key={card}>
          {props.lines.map((line) => (
            <div key={line} className={`${line} bg-sand`} />
          ))}
        </div>
      ))}
    </div>
  );
}
