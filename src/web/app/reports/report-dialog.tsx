import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { buttonStyles } from '../../ui/button.tsx';
import { Honeypot } from '../../ui/field.tsx';
import { formValues } from '../../ui/use-submit.ts';
import type { KeptReport } from '../saved-records/database.ts';
import { todayHere } from '../saved-records/today-here.ts';
import type { FormProps } from './fields.tsx';
import { draftKey, forgetReport, keepReport } from './kept-reports.ts';
import { ClosureForm, CorrectionForm, DiveForm } from './kind-forms.tsx';
import { Photographs } from './photographs.tsx';
import { prepareProof } from './proof.ts';
import { Done, type Settled } from './report-done.tsx';
import { type Sending, sendLater, sendReport } from './send.ts';
import { Sender } from './sender.tsx';
import { findSteward } from './steward.ts';
import type { ReportTarget } from './target.ts';
import { emptyValues, type ReportValues, reportErrors, toReport } from './values.ts';

const forms = { correction: CorrectionForm, closure: ClosureForm, dive: DiveForm };

const titles = {
  correction: 'Something wrong?',
  closure: 'Closed?',
  dive: 'Dived here?',
} as const;

const saveAfterMs = 300;

/** Stores the draft during typing, and at the latest when the page or the dialog closes. */
function useStoredDraft(draft: KeptReport, isDirty: boolean) {
  const latest = useRef(draft);
  latest.current = draft;
  const pending = useRef(false);
  // `drop()` cancels the next write, since a draft would overwrite the waiting report.
  const flush = useCallback(() => {
    if (!pending.current) return;
    pending.current = false;
    void keepReport(latest.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft begins the wait anew
  useEffect(() => {
    if (!isDirty) return undefined;
    pending.current = true;
    const timer = setTimeout(flush, saveAfterMs);
    return () => clearTimeout(timer);
  }, [draft, isDirty, flush]);
  useEffect(() => {
    document.addEventListener('visibilitychange', flush);
    addEventListener('pagehide', flush);
    return () => {
      flush();
      document.removeEventListener('visibilitychange', flush);
      removeEventListener('pagehide', flush);
    };
  }, [flush]);
  return function drop() {
    pending.current = false;
  };
}

export interface DialogProps {
  target: ReportTarget;
  /** The stored draft of this report. */
  draft: KeptReport | undefined;
  /** Name of the guide's steward, if the steward's link was opened in this tab. */
  steward: string | undefined;
  onClose: () => void;
}

function useReport({ target, draft: before }: DialogProps) {
  const today = todayHere();
  const [values, setValues] = useState<ReportValues>(() => ({
    ...emptyValues(target, today),
    ...(before?.values as Partial<ReportValues> | undefined),
  }));
  const [isDirty, setDirty] = useState(false);
  const [errors, setErrors] = useState<ReturnType<typeof reportErrors>>({});
  const [problem, setProblem] = useState(before?.problem);
  const [state, setState] = useState<'open' | 'sending' | Settled>('open');
  const [record] = useState(() => ({
    id: before?.id ?? crypto.randomUUID(),
    draftOf: draftKey(target.kind, target.resource, target.record),
    ...{ state: 'draft' as const, title: target.title, path: location.pathname },
  }));
  const draft = useMemo<KeptReport>(() => ({ ...record, values }), [record, values]);
  const dropDraft = useStoredDraft(draft, isDirty && state === 'open');
  const set: FormProps['set'] = (key, value) => {
    setValues((current) => ({ ...current, [key]: value }));
    setDirty(true);
    if (errors[key]) setErrors({ ...errors, [key]: undefined });
  };

  async function send(form: HTMLFormElement) {
    const found = reportErrors(target.kind, values, today);
    setErrors(found);
    setProblem(undefined);
    const [first] = Object.keys(found);
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setState('sending');
    dropDraft();
    const key = findSteward(target.resource, target.record)?.key;
    const report = {
      ...toReport(record.id, target, values),
      ...(key && { steward: key, name: '', showName: false }),
    };
    const { website } = formValues(form);
    const photographs = values.photographs.map(({ name }) => name);
    const isKept = await keepReport({ ...draft, state: 'waiting', report, photographs });
    const sending: Sending = await sendReport(report, photographs, website);
    if (sending.state === 'sent') {
      await forgetReport(record.id).catch(() => {});
      setState(sending);
    } else if (sending.state === 'waiting' && isKept) {
      sendLater();
      setState(sending);
    } else {
      setState('open');
      setProblem(
        sending.state === 'refused'
          ? sending.problem
          : 'No connection: nothing was sent, and this browser keeps nothing. Try again where there is one.',
      );
      await keepReport(draft);
    }
  }

  return { id: record.id, today, values, errors, problem, state, set, send };
}

/** A dialog with the form of a report and, once it is sent or stored, the outcome. */
export function ReportDialog(props: DialogProps) {
  const { target, steward, onClose } = props;
  const frame = useRef<HTMLDialogElement>(null);
  const { id, today, values, errors, problem, state, set, send } = useReport(props);
  useEffect(() => {
    frame.current?.showModal();
    if (!steward) prepareProof();
  }, [steward]);
  const Form = forms[target.kind];
  const formProps = { target, today, values, errors, set };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'open') void send(event.currentTarget);
  }

  return (
    <dialog
      ref={frame}
      aria-labelledby="report-title"
      onClose={onClose}
      className="m-auto max-h-[90dvh] w-full max-w-xl overflow-y-auto bg-paper text-ink backdrop:bg-abyss/80"
    >
      {typeof state === 'object' ? (
        <Done
          sending={state}
          wantsAnswer={values.email.trim() !== ''}
          onClose={() => frame.current?.close()}
        />
      ) : (
        <form noValidate onSubmit={submit} className="relative grid gap-4 px-5 pt-5">
          <div>
            <h2 id="report-title" className="text-step-2">
              {titles[target.kind]}
            </h2>
            <p className="text-muted">{target.title}</p>
            <p className="mt-1 text-sm text-muted">
              {steward ? `As ${steward}, who looks after this guide.` : 'No account.'} Nothing shows
              before a person has looked at it.
            </p>
          </div>
          <fieldset disabled={state === 'sending'} className="contents">
            <Form {...formProps} />
            {target.kind !== 'closure' && target.resource === 'dive-sites' && (
              <Photographs {...formProps} report={id} />
            )}
            <Sender {...formProps} steward={steward} />
          </fieldset>
          <Honeypot />
          {problem && (
            <p role="alert" className="font-medium text-advanced">
              {problem}
            </p>
          )}
          <div className="-mx-5 flex flex-wrap gap-3 border-t border-line bg-paper px-5 py-3 [@media(min-height:34rem)]:sticky [@media(min-height:34rem)]:bottom-0">
            <button
              type="submit"
              aria-disabled={state === 'sending'}
              className={buttonStyles.action}
            >
              {state === 'sending' ? 'Sending...' : 'Send'}
            </button>
            <button
              type="button"
              onClick={() => frame.current?.close()}
              className={buttonStyles.quiet}
            >
              Later
            </button>
          </div>
        </form>
      )}
    </dialog>
  );
}
