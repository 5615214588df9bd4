import type { AnyRouter } from '@tanstack/react-router';
import { apiPaths } from '../../contract/api-paths.ts';
import type { BulkAnswer, BulkUndo, BulkUndoAnswer } from '../../contract/dive-sites/bulk.ts';
import { paths } from '../../contract/paths.ts';
import { create, openReportForm, type Report } from './report-form.ts';

/** Posts JSON and returns the answer's JSON. @throws Error with a message for the owner */
async function post<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error('No connection: nothing was sent. Try again where there is one.');
  });
  if (answer.status === 401) throw new Error(`Your session has ended. Sign in at ${paths.admin}.`);
  if (!answer.ok) throw new Error('It was not saved. Please try again.');
  return answer.json();
}

const closeSite = (id: number, { reason, day }: Report) =>
  post<BulkAnswer>(`${apiPaths.diveSites}/bulk`, {
    ids: [id],
    change: { action: 'status', status: 'closed', statusReason: reason, statusAsOf: day },
  });

const undoChange = (change: BulkUndo) =>
  post<BulkUndoAnswer>(`${apiPaths.diveSites}/bulk/undo`, change);

/** The owner's buttons on a guide that close the site and undo the closure. */
export function createReport(router: AnyRouter, look: string) {
  const frame = create('div', 'flex flex-wrap items-center gap-2');
  const open = create('button', look, 'Report closed');
  const said = create('p', 'px-3 py-2 empty:hidden');
  said.setAttribute('role', 'status');
  const undo = create('button', look, 'Undo');
  frame.append(open, said, undo);
  let id = 0;
  let done: BulkUndo | undefined;

  async function show(text: string, change?: BulkUndo) {
    said.textContent = text;
    done = change;
    undo.hidden = !change;
    open.hidden = Boolean(change);
    if (!text) return;
    router.clearCache();
    await router.invalidate();
  }

  open.addEventListener('click', () => {
    // The form stays open when Back leads to another guide.
    const site = id;
    openReportForm(async (report) => {
      const { action, changes, refused } = await closeSite(site, report);
      if (refused[0]) throw new Error(refused[0].reason);
      const sites = changes.map((site) => ({ id: site.id, version: site.version }));
      if (sites.length === 0) return show('It is closed so already.');
      await show('Closed. Everyone sees it now.', { action, sites });
    });
  });
  undo.addEventListener('click', async () => {
    if (!done) return;
    undo.disabled = true;
    try {
      const { kept } = await undoChange(done);
      await show(kept.length > 0 ? 'It was changed since. Edit it instead.' : 'Undone.');
    } catch (error) {
      said.textContent = (error as Error).message;
    }
    undo.disabled = false;
  });

  return {
    frame,
    /** @param site the id of the guide that is shown */
    showFor(site: number) {
      if (site === id) return;
      id = site;
      void show('');
    },
  };
}
