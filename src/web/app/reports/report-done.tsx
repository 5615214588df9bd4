import { useEffect, useRef } from 'react';
import { buttonStyles } from '../../ui/button.tsx';
import type { Note, Sending } from './send.ts';

const doneTitles = { sent: 'Thank you', waiting: 'Kept on this device' } as const;

export type Settled = Exclude<Sending, { state: 'refused' }>;

const arrived = 'It has arrived. A person looks at it before it shows here.';
const confirm =
  ' For thanks or a question, open the link in the mail that we send you, unless you have done so before.';

function doneText(sending: Settled, wantsAnswer: boolean) {
  if (sending.state === 'sent') return wantsAnswer ? arrived + confirm : arrived;
  return sending.why
    ? `${sending.why} It is sent by itself when you next open this site.`
    : 'There is no connection just now. It is sent by itself as soon as you open this site with one.';
}

function SentNote({ text, nearest }: Note) {
  return (
    <p className="mt-3 border-l-4 border-ochre pl-3">
      {text}
      {nearest && (
        <>
          {' If it shows '}
          <a href={nearest.path} className="text-reef underline">
            {nearest.title}
          </a>
          {', tell it there.'}
        </>
      )}
    </p>
  );
}

/** Shows the sender the outcome of the report. */
export function Done(props: { sending: Settled; wantsAnswer: boolean; onClose: () => void }) {
  const { sending, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="p-5">
      <h2 id="report-title" ref={heading} tabIndex={-1} className="text-step-2 outline-none">
        {doneTitles[sending.state]}
      </h2>
      <p className="mt-3">{doneText(sending, props.wantsAnswer)}</p>
      {sending.state === 'sent' &&
        sending.notes.map((note) => <SentNote key={note.text} {...note} />)}
      <button type="button" onClick={onClose} className={`${buttonStyles.action} mt-5`}>
        Close
      </button>
    </div>
  );
}
