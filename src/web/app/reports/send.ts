import { apiPaths } from '../../../contract/api-paths.ts';
import type { ReportDraft, StoredReport } from '../../../contract/new-report.ts';
import { paths } from '../../../contract/paths.ts';
import type { ReceivedPhotograph } from '../../../contract/report-photographs.ts';
import { elsewhereText } from '../../../domain/reports/photographs.ts';
import type { KeptReport } from '../saved-records/database.ts';
import {
  clearWaitingFlag,
  findPhotograph,
  forgetReport,
  keepReport,
  listWaiting,
} from './kept-reports.ts';
import { takeProof } from './proof.ts';
import { keepSteward } from './steward.ts';

/** A fact about a sent photograph for its sender. */
export interface Note {
  text: string;
  /** The dive site nearest to the place of the photograph. */
  nearest?: { title: string; path: string } | null;
}

export type Sending =
  | { state: 'sent'; notes: Note[] }
  /** `why` is the cause, if the server responded. */
  | { state: 'waiting'; why?: string }
  /** `problem` is the server's error; a retry would not help. */
  | { state: 'refused'; problem: string };

interface Refusal {
  error: string;
  details?: Record<string, string[]>;
}

const timeoutMs = 15_000;
/** Equal to the server's timeout for a photograph. */
const photographTimeoutMs = 180_000;

/** Sends the file of a photograph. @returns its notes @throws if a retry may help */
async function sendPhotograph(report: string, number: number, file: Blob): Promise<Note[]> {
  const answer = await fetch(`${apiPaths.reports}/${report}/photographs/${number}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
    signal: AbortSignal.timeout(photographTimeoutMs),
  });
  const text = `Photograph ${number}: `;
  if (answer.ok) {
    const { distanceKm, nearest } = (await answer.json()) as ReceivedPhotograph;
    const elsewhere = elsewhereText(distanceKm);
    return elsewhere ? [{ text: text + elsewhere, nearest }] : [];
  }
  if (![400, 404, 413].includes(answer.status)) throw new Error('Send it later');
  const { error } = (await answer.json()) as { error: string };
  return [{ text: text + error }];
}

async function sendPhotographs(
  report: string,
  names: readonly string[],
  expects: readonly number[],
): Promise<Note[]> {
  const notes: Note[] = [];
  for (const number of expects) {
    const file = await findPhotograph(names[number - 1] ?? '');
    if (file) notes.push(...(await sendPhotograph(report, number, file)));
    else notes.push({ text: `Photograph ${number}: this device no longer has it.` });
  }
  return notes;
}

/**
 * Sends a report and its photographs. The server stores each once, even after retries.
 * @param names names of the photographs' files @param website value of the honeypot field
 */
export async function sendReport(
  report: ReportDraft,
  names: readonly string[] = [],
  website = '',
): Promise<Sending> {
  try {
    const proof = report.steward ? {} : await takeProof();
    const answer = await fetch(apiPaths.reports, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...report, ...proof, ...(website && { website }) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) {
      const { expects } = (await answer.json()) as StoredReport;
      return { state: 'sent', notes: await sendPhotographs(report.id, names, expects) };
    }
    if (![400, 404, 429].includes(answer.status)) {
      return { state: 'waiting', why: 'The site could not take it just now.' };
    }
    const { error, details } = (await answer.json()) as Refusal;
    if (answer.status === 429) return { state: 'waiting', why: error };
    // The next attempt omits the steward's key, so it is sent like the report of any diver.
    if (details?.steward) keepSteward(undefined);
    return { state: 'refused', problem: error };
  } catch {
    return { state: 'waiting' };
  }
}

/** Delay before the next attempt, doubled each time up to an hour. */
let againMs = 15_000;
let again: ReturnType<typeof setTimeout> | undefined;

/** Schedules a retry, since a connection that has just returned may still fail. */
export function sendLater() {
  clearTimeout(again);
  again = setTimeout(sendWaiting, againMs);
  againMs = Math.min(againMs * 2, 3_600_000);
}

async function sendAll() {
  const sent: string[] = [];
  const refused: KeptReport[] = [];
  for (const waiting of await listWaiting()) {
    const sending = await sendReport(waiting.report, waiting.photographs);
    // A report that must wait does not delay the others.
    if (sending.state === 'waiting') continue;
    if (sending.state === 'sent') {
      await forgetReport(waiting.id);
      const notes = sending.notes.map(({ text }) => ` ${text}`).join('');
      sent.push(`Sent: your report on ${waiting.title}. Thank you.${notes}`);
      continue;
    }
    const one = { ...waiting, state: 'refused' as const, problem: sending.problem };
    await keepReport(one);
    refused.push(one);
  }
  const [first] = refused;
  const lines = refused.map(
    ({ title, problem }) => `Your report on ${title} could not be taken: ${problem}`,
  );
  if (first || sent.length > 0) {
    const { showBar } = await import('../offline/bar.ts');
    showBar([...lines, ...sent].join(' '), first ? 'Open the page' : 'Changes by divers', () =>
      location.assign(first ? first.path : paths.changes),
    );
  }
  if ((await listWaiting()).length === 0) clearWaitingFlag();
  else sendLater();
}

/** Sends the reports that wait for a connection, in one tab at a time. */
export const sendWaiting = () => navigator.locks.request('bottom-time-reports', sendAll);
