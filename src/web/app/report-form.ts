import { localDay } from '../../domain/dates/site-time.ts';
import { buttonStyles } from '../ui/button.tsx';
import { site } from './site.ts';

/** Frequent reasons of a closure; each is a sentence that visitors read. */
const reasons = [
  'Closed after storm damage.',
  'Closed for works.',
  'The way in is closed.',
  'Closed for a danger in the water.',
  'Closed by whoever manages it.',
];

const field = 'min-h-11 w-full rounded-sm border-2 border-muted bg-paper px-3 py-2 text-ink';

export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

/** Today's date in the site's time zone, wherever the owner is. */
const today = () => localDay(new Date(), site.timeZone);

function labelled(text: string, input: HTMLElement) {
  const label = create('label', 'block font-semibold', text);
  label.append(input);
  return label;
}

function reasonButtons(reason: HTMLTextAreaElement) {
  const buttons = create('div', 'flex flex-wrap gap-2');
  for (const text of reasons) {
    const button = create(
      'button',
      'min-h-11 rounded-sm border-2 border-ink px-3 py-2 text-left text-sm font-semibold hover:bg-ink hover:text-paper',
      text,
    );
    button.type = 'button';
    button.addEventListener('click', () => {
      reason.value = text;
    });
    buttons.append(button);
  }
  return buttons;
}

export interface Report {
  reason: string;
  day: string;
}

/** Opens the form as a dialog over the guide. @param send resolves once the closure is public */
export function openReportForm(send: (report: Report) => Promise<void>) {
  const dialog = create(
    'dialog',
    'm-auto max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto bg-paper p-5 text-ink shadow-2xl backdrop:bg-abyss/70',
  );
  const form = create('form', 'flex flex-col gap-4');
  form.noValidate = true;
  const title = create('h2', 'text-step-2', 'Report closed');
  title.id = 'report-closed';
  dialog.setAttribute('aria-labelledby', title.id);
  const reason = create('textarea', `${field} mt-1 font-normal`);
  reason.rows = 2;
  reason.maxLength = 1000;
  const day = create('input', `${field} mt-1 font-normal`);
  day.type = 'date';
  day.value = today();
  const problem = create('p', 'font-medium text-advanced empty:hidden');
  problem.setAttribute('role', 'alert');
  const close = create('button', buttonStyles.action, 'Close this site');
  const cancel = create('button', buttonStyles.quiet, 'Cancel');
  cancel.type = 'button';
  cancel.addEventListener('click', () => dialog.close());
  const buttons = create('div', 'flex flex-wrap gap-3');
  buttons.append(close, cancel);
  form.append(title, reasonButtons(reason), labelled('Reason', reason));
  form.append(labelled('Known as of', day), problem, buttons);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!reason.value.trim()) {
      problem.textContent = 'Say in a sentence why it is closed.';
      reason.focus();
      return;
    }
    close.disabled = true;
    try {
      await send({ reason: reason.value.trim(), day: day.value || today() });
      dialog.close();
    } catch (error) {
      problem.textContent = (error as Error).message;
      close.disabled = false;
    }
  });
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
}
