import { apiPaths, paths } from '../../../contract/paths.ts';
import type { ReportDraft } from '../../../contract/reports.ts';
import { forgetReport, keepReport, listWaiting, noneWaits } from './kept-reports.ts';
import { takeProof } from './proof.ts';
import { keepSteward } from './steward.ts';

export type Sending =
  | { state: 'sent' }
  /** With the server's sentence, if it asks to wait. */
  | { state: 'waiting'; why?: string }
  /** The server's sentence: sending it again would not help. */
  | { state: 'refused'; problem: string };

interface Refusal {
  error: string;
  details?: Record<string, string[]>;
}

const timeoutMs = 15_000;

/** Sends one report. It is stored once, however often it is sent. @param website the field that people leave empty */
export async function sendReport(report: ReportDraft, website = ''): Promise<Sending> {
  try {
    const proof = report.steward ? {} : await takeProof();
    const answer = await fetch(apiPaths.reports, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...report, ...proof, ...(website && { website }) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) return { state: 'sent' };
    if (![400, 404, 429].includes(answer.status)) return { state: 'waiting' };
    const { error, details } = (await answer.json()) as Refusal;
    if (answer.status === 429) return { state: 'waiting', why: error };
    // Sent again, it needs no link.
    if (details?.steward) keepSteward(undefined);
    return { state: 'refused', problem: error };
  } catch {
    return { state: 'waiting' };
  }
}

async function sendAll() {
  const { showBar } = await import('../offline/bar.ts');
  for (const kept of await listWaiting()) {
    const sending = await sendReport(kept.report);
    if (sending.state === 'waiting') return;
    if (sending.state === 'sent') {
      await forgetReport(kept.id);
      showBar(`Sent: your report on ${kept.title}. Thank you.`, 'Changes by divers', () =>
        location.assign(paths.changes),
      );
      continue;
    }
    const { problem } = sending;
    await keepReport({ ...kept, state: 'refused', problem });
    showBar(`Your report on ${kept.title} could not be taken: ${problem}`, 'Open the page', () =>
      location.assign(kept.path),
    );
  }
  if ((await listWaiting()).length === 0) noneWaits();
}

/** Sends the reports that wait for a connection; one tab does it at a time. */
export const sendWaiting = () => navigator.locks.request('bottom-time-reports', sendAll);
