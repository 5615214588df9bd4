import type { ReportDraft } from '../../../contract/new-report.ts';
import type { KeptReport } from '../saved-records/database.ts';
import { savedStore } from '../saved-records/store.ts';
import { waitingFlag } from './waiting-flag.ts';

/** The key of a draft; a page has one draft for each kind of report. */
export const draftKey = (kind: string, resource: string, record: string) =>
  `${kind} ${resource} ${record}`;

const { open } = savedStore;

function setFlag(waits: boolean) {
  try {
    if (waits) localStorage.setItem(waitingFlag, '1');
    else localStorage.removeItem(waitingFlag);
  } catch {
    // The report stays in the database, where the next retry of any report finds it.
  }
}

const listReports = async () => (await (await open())?.getAll('reports')) ?? [];

/** Finds the draft or the refused report of a key. */
export const findDraft = async (key: string): Promise<KeptReport | undefined> =>
  (await listReports()).find((one) => one.draftOf === key && one.state !== 'waiting');

/** @returns whether the browser has stored the report */
export async function keepReport(report: KeptReport): Promise<boolean> {
  try {
    const database = await open();
    if (!database) return false;
    await database.put('reports', report);
    if (report.state === 'waiting') setFlag(true);
    return true;
  } catch {
    return false;
  }
}

export async function forgetReport(id: string) {
  const database = await open();
  await database?.delete('reports', id);
  await database?.delete('photographs', IDBKeyRange.bound(`${id} `, `${id} \uffff`));
}

/** Files by name, for browsers that cannot store them. */
const filesInMemory = new Map<string, Blob>();

/** Stores the file of a photograph. @returns its name */
export async function keepPhotograph(report: string, file: Blob): Promise<string> {
  const name = `${report} ${crypto.randomUUID()}`;
  filesInMemory.set(name, file);
  await open()
    .then((database) => database?.put('photographs', file, name))
    .catch(() => {});
  return name;
}

export async function findPhotograph(name: string): Promise<Blob | undefined> {
  return filesInMemory.get(name) ?? (await open())?.get('photographs', name);
}

export async function forgetPhotograph(name: string) {
  filesInMemory.delete(name);
  await (await open())?.delete('photographs', name);
}

export async function listWaiting(): Promise<(KeptReport & { report: ReportDraft })[]> {
  return (await listReports()).filter(
    (one): one is KeptReport & { report: ReportDraft } =>
      one.state === 'waiting' && one.report !== undefined,
  );
}

export const clearWaitingFlag = () => setFlag(false);
