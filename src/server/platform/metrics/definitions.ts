import { alarmCauses } from '../../../contract/alarms.ts';
import type { Figures } from './figures.ts';

type Row = [value: number, labels?: Record<string, string>];

export interface Definition {
  /** Ends in `_total` if the figure only grows until a restart. */
  name: string;
  help: string;
  labels?: string[];
  rows: (figures: Figures) => Row[];
}

/** The rows of a figure. An unknown figure has no row, because it is not zero. */
const known = (value: number | undefined): Row[] => (value === undefined ? [] : [[value]]);
const seconds = (timestamp: string) => Date.parse(timestamp) / 1000;
const knownTime = (timestamp: string | null | undefined) =>
  known(timestamp ? seconds(timestamp) : undefined);

const ofProcess: Definition[] = [
  {
    name: 'page_cache_hits_total',
    help: 'Answers from the page cache',
    rows: ({ cache }) => [[cache.hits]],
  },
  {
    name: 'page_cache_misses_total',
    help: 'Answers that had to be made for the page cache',
    rows: ({ cache }) => [[cache.misses]],
  },
  {
    name: 'page_cache_bytes',
    help: 'Memory of the page cache',
    rows: ({ cache }) => [[cache.bytes]],
  },
  {
    name: 'page_cache_entries',
    help: 'Answers in the page cache',
    rows: ({ cache }) => [[cache.entries]],
  },
  {
    name: 'heavy_work_pending',
    help: 'Exports, drawings and searches that run or wait',
    rows: ({ heavyWork }) => [[heavyWork.pending]],
  },
  {
    name: 'heavy_work_refused_total',
    help: 'Exports, drawings and searches refused for a full queue',
    rows: ({ heavyWork }) => [[heavyWork.refused]],
  },
  {
    name: 'mails_total',
    help: 'Attempts of this process to send a mail',
    labels: ['outcome'],
    rows: ({ mail }) => [
      [mail.sent, { outcome: 'sent' }],
      [mail.refused, { outcome: 'refused' }],
    ],
  },
  {
    name: 'postgres_connections',
    help: 'Connections of this process: open, idle of them, and requests that wait for one',
    labels: ['state'],
    rows: ({ connections = {} }) =>
      Object.entries(connections).map(([state, count]) => [count, { state }]),
  },
];

const ofMachine: Definition[] = [
  {
    name: 'disk_free_bytes',
    help: 'Room on the disk of a folder',
    labels: ['folder'],
    rows: ({ disks }) => disks.map(({ folder, free }) => [free, { folder }]),
  },
  {
    name: 'disk_size_bytes',
    help: 'Size of the disk of a folder',
    labels: ['folder'],
    rows: ({ disks }) => disks.map(({ folder, size }) => [size, { folder }]),
  },
  {
    name: 'last_backup_timestamp_seconds',
    help: 'Time of the last backup; absent where this instance makes none',
    rows: ({ backup }) => knownTime(backup?.lastBackup),
  },
  {
    name: 'certificate_start_timestamp_seconds',
    help: 'Time from which the certificate of the site is valid',
    rows: ({ certificate }) => knownTime(certificate?.from),
  },
  {
    name: 'certificate_end_timestamp_seconds',
    help: 'Time at which the certificate of the site ends',
    rows: ({ certificate }) => knownTime(certificate?.until),
  },
];

const ofDatabase: Definition[] = [
  {
    name: 'database_up',
    help: 'Whether the database answered',
    rows: ({ database }) => [[database ? 1 : 0]],
  },
  {
    name: 'queue_length',
    help: 'Rows that wait, of all instances',
    labels: ['queue'],
    rows: ({ database }) => database?.queues.map(({ queue, length }) => [length, { queue }]) ?? [],
  },
  {
    name: 'queue_oldest_seconds',
    help: 'For how long the oldest row has waited',
    labels: ['queue'],
    rows: ({ database, now }) =>
      database?.queues.map(({ queue, oldest }) => [
        oldest ? Math.max(0, now.getTime() / 1000 - seconds(oldest)) : 0,
        { queue },
      ]) ?? [],
  },
  {
    name: 'job_success_timestamp_seconds',
    help: 'Time of the last success of a job, of all instances',
    labels: ['task'],
    rows: ({ database }) =>
      database?.jobs.flatMap(({ name, succeededAt }): Row[] =>
        succeededAt ? [[seconds(succeededAt), { task: name }]] : [],
      ) ?? [],
  },
  {
    name: 'job_failure_timestamp_seconds',
    help: 'Time of the last failure of a job, of all instances',
    labels: ['task'],
    rows: ({ database }) =>
      database?.jobs.flatMap(({ name, failedAt }): Row[] =>
        failedAt ? [[seconds(failedAt), { task: name }]] : [],
      ) ?? [],
  },
  {
    name: 'job_late',
    help: 'Whether a job has not succeeded for too long',
    labels: ['task'],
    rows: ({ database }) =>
      database?.jobs.map(({ name, isLate }) => [isLate ? 1 : 0, { task: name }]) ?? [],
  },
  {
    name: 'failed_sign_ins',
    help: 'Sign-ins with a wrong password in fifteen minutes, of all instances',
    rows: ({ database }) => known(database?.signIns.attempts),
  },
  {
    name: 'refused_mails',
    help: 'Mails that were refused since the last one that was taken',
    labels: ['kind'],
    rows: ({ database }) =>
      database
        ? [
            [database.refusedMails.mails, { kind: 'single' }],
            [database.refusedMails.addresses, { kind: 'mailing' }],
          ]
        : [],
  },
  {
    name: 'refused_mail_attempts',
    help: 'Attempts at the mail of those that was tried most',
    rows: ({ database }) => known(database?.refusedMails.attempts),
  },
  {
    name: 'alarm',
    help: 'Whether the owner was told of a cause that still lasts',
    labels: ['cause'],
    rows: ({ database }) =>
      database
        ? alarmCauses.map((cause) => [
            database.alarms.some((alarm) => alarm.cause === cause) ? 1 : 0,
            { cause },
          ])
        : [],
  },
];

export const definitions: readonly Definition[] = [...ofProcess, ...ofMachine, ...ofDatabase];
