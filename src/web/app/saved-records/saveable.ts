import type { SavedPage, SiteRef } from '../../../domain/saved/saved.ts';

export type Saveable = SiteRef | Pick<SavedPage, 'id' | 'title'>;

export const isSiteRef = (subject: Saveable): subject is SiteRef => typeof subject.id === 'number';

export const notSaved = {
  title: 'Not saved',
  description: 'Part of this page could not be loaded. Try again with a connection.',
  destructive: true,
};
