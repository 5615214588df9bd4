import { useState } from 'react';

const link = 'min-h-11 px-1 underline';

// The function is stable, so that React calls it once for each button.
const focus = (button: HTMLElement | null) => button?.focus();

export function ConfirmButton(props: { words: string; question: string; onConfirm: () => void }) {
  const { words, question, onConfirm } = props;
  const [isAsking, setAsking] = useState<boolean>();
  if (!isAsking) {
    return (
      <p className="no-print">
        <button
          type="button"
          ref={isAsking === false ? focus : undefined}
          onClick={() => setAsking(true)}
          className={link}
        >
          {words}
        </button>
      </p>
    );
  }
  return (
    <p role="alert" className="no-print flex flex-wrap items-center gap-x-4">
      <span className="font-semibold">{question}</span>
      <button type="button" onClick={onConfirm} className={`${link} font-semibold text-advanced`}>
        Delete
      </button>
      <button type="button" ref={focus} onClick={() => setAsking(false)} className={link}>
        Keep it
      </button>
    </p>
  );
}
