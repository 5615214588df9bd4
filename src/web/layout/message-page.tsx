import type { ReactNode } from 'react';

/** A page that says one thing: not found, broken, empty. */
export function MessagePage(props: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col items-start gap-5 px-5 py-24">
      <h1 tabIndex={-1} className="text-step-5">
        {props.title}
      </h1>
      <p className="max-w-[56ch] text-step-1 text-muted">{props.text}</p>
      {props.children}
    </div>
  );
}
