import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type {
  QueuedReport,
  ReportDecision,
  ReportSettlement,
} from '../../../../contract/reports.ts';
import { closureReasons, maxCharacters } from '../../../../domain/reports/terms.ts';
import { errorReason } from '../../../app/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { ReportFacts } from './report-facts.tsx';
import {
  focusPhotograph,
  ReportPhotographs,
  type SettlePhotograph,
} from './report-photographs.tsx';
import { reportTitle, statusTexts } from './report-texts.ts';
import { type ReportKey, useReportKeys } from './use-report-keys.ts';

export type Settle = (report: QueuedReport, settlement: Partial<ReportSettlement>) => Promise<void>;

function KeyButton(props: {
  word: string;
  shortcut: string;
  look?: 'action';
  onClick: () => void;
}) {
  return (
    <Button look={props.look} aria-keyshortcuts={props.shortcut} onClick={props.onClick}>
      {props.word}
      <kbd aria-hidden className="rounded-sm border border-current px-1.5 text-xs uppercase">
        {props.shortcut}
      </kbd>
    </Button>
  );
}

/** The text that is written if the report is taken, as suggested; the owner may correct it. */
function firstValue({ kind, details }: QueuedReport): string {
  if (kind === 'correction') return details.right ?? '';
  if (kind !== 'closure') return '';
  return closureReasons[details.reason ?? 'other'];
}

const becomesText = ({ kind, fieldLabel }: QueuedReport) =>
  kind === 'closure' ? 'What the guide will say' : `${fieldLabel} becomes`;

function Question(props: { onSend: (question: string) => void; onClose: () => void }) {
  const [question, setQuestion] = useState('');
  return (
    <div className="mt-4 border-l-4 border-ochre pl-4">
      <TextArea
        label="Your question"
        hint="It goes by mail; the answer comes to you."
        autoFocus
        rows={3}
        maxLength={2000}
        value={question}
        onChange={setQuestion}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          look="action"
          disabled={!question.trim()}
          onClick={() => props.onSend(question.trim())}
        >
          Send the question
        </Button>
        <Button onClick={props.onClose}>Cancel</Button>
      </div>
    </div>
  );
}

export function ReportView(props: {
  report: QueuedReport;
  isOpen: boolean;
  onSettle: Settle;
  onSettlePhotograph: SettlePhotograph;
  onMove: (step: 1 | -1) => void;
}) {
  const { report, onSettle } = props;
  const [value, setValue] = useState(() => firstValue(report));
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isBusy = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const writes = report.kind === 'closure' || (report.kind === 'correction' && report.isLine);
  const waits = report.status !== 'taken';
  const mayAnswer = waits && report.emailConfirmed;

  async function settle(decision: ReportDecision, more: Partial<ReportSettlement> = {}) {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(undefined);
    try {
      const written = decision === 'take' && writes ? { value } : {};
      await onSettle(report, { decision, ...written, ...more });
    } catch (error) {
      const waiting = report.photographs.find(({ state }) => state === 'new');
      if (decision === 'take' && waiting) focusPhotograph(waiting.number);
      setProblem(errorReason(error));
    } finally {
      isBusy.current = false;
    }
  }

  const keys: Record<ReportKey, () => void> = {
    t: () => waits && void settle('take'),
    y: () => mayAnswer && void settle('take', { thank: true }),
    a: () => mayAnswer && setAsks(true),
    d: () => void settle('decline'),
    s: () => waits && void settle('spam'),
    j: () => props.onMove(1),
    k: () => props.onMove(-1),
    ...{ 1: () => focusPhotograph(1), 2: () => focusPhotograph(2), 3: () => focusPhotograph(3) },
  };
  useReportKeys(props.isOpen, (key) => keys[key]());

  return (
    <article className="min-w-0 bg-sand p-5 sm:p-7">
      <h3 ref={heading} tabIndex={-1} className="text-step-2 outline-none wrap-anywhere">
        {reportTitle(report)}
      </h3>
      <p className="mt-1 text-sm text-muted">
        {`${siteDate(report.createdAt, 'dateTime')} · ${statusTexts[report.status]}`}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-5">
        {report.path ? (
          <a href={report.path} target="_blank" rel="noreferrer" className="py-2 underline">
            Open the page
          </a>
        ) : (
          'The page is gone.'
        )}
        {report.editPath && (
          <Link to={report.editPath} className="py-2 underline">
            Open the editor
          </Link>
        )}
      </p>
      <ReportFacts report={report} />
      <ReportPhotographs report={report} onSettle={props.onSettlePhotograph} />
      {waits && writes && (
        <div className="mt-4">
          <TextArea
            label={becomesText(report)}
            hint="Change it before you take it, if need be."
            rows={2}
            maxLength={report.kind === 'closure' ? maxCharacters : 2000}
            value={value}
            onChange={setValue}
          />
        </div>
      )}
      {waits && report.kind === 'correction' && !writes && (
        <p className="mt-4 max-w-prose">
          {report.editPath
            ? 'Correct it in the editor, then take the report: that records who told you, and when.'
            : 'This page has no editor here. Take the report once the page is right: “Changes by divers” then says so.'}
        </p>
      )}
      {problem && (
        <p role="alert" className="mt-4 font-medium text-advanced">
          {problem}
        </p>
      )}
      {asks && (
        <Question
          onSend={(question) => void settle('ask', { question })}
          onClose={() => setAsks(false)}
        />
      )}
      <div className="mt-2 flex flex-wrap gap-3 bg-sand py-3 lg:sticky lg:bottom-0">
        {waits && <KeyButton word="Take" shortcut="t" look="action" onClick={keys.t} />}
        {mayAnswer && (
          <>
            <KeyButton word="Take and thank" shortcut="y" onClick={keys.y} />
            <KeyButton word="Ask" shortcut="a" onClick={keys.a} />
          </>
        )}
        {(waits || report.kind === 'dive') && report.status !== 'declined' && (
          <KeyButton word="Decline" shortcut="d" onClick={keys.d} />
        )}
        {waits && report.status !== 'spam' && (
          <KeyButton word="Spam" shortcut="s" onClick={keys.s} />
        )}
        {waits && report.sameNetwork > 0 && report.status === 'new' && (
          <Button onClick={() => void settle('spam', { network: true })}>
            {`Spam, with ${report.sameNetwork} more from that network`}
          </Button>
        )}
        {(report.status === 'declined' || report.status === 'spam') && (
          <Button onClick={() => void settle('reopen')}>Back to the queue</Button>
        )}
      </div>
    </article>
  );
}
