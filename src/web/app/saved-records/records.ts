import type { SavedPage, SiteRef } from '../../../domain/saved/saved.ts';

/** A random id for a new record; works in insecure contexts too, which lack randomUUID. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export const databaseName = 'bottom-time';

/** The channel that notifies other tabs of changed records. */
export const channelName = 'bottom-time-saved';

export type Saveable = SiteRef | Pick<SavedPage, 'id' | 'title'>;

export const isSiteRef = (subject: Saveable): subject is SiteRef => typeof subject.id === 'number';

export const notSaved = {
  title: 'Not saved',
  description: 'Part of this page could not be loaded. Try again with a connection.',
  destructive: true,
};

/** Today's date in the visitor's time zone, in the format of a date input. */
export function todayHere() {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
