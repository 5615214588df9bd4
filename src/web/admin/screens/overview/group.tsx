import type { ReactNode } from 'react';

export function Group(props: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={`min-w-0 border-t-2 border-ink pt-3 ${props.className ?? ''}`}>
      <h2 className="mb-1 text-step-0 font-bold">{props.title}</h2>
      {props.children}
    </div>
  );
}
