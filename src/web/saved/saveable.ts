import type { SavedPage, SiteRef } from '../../domain/saved/saved.ts';

/** A dive site, or an article or review. */
export type Saveable = SiteRef | Pick<SavedPage, 'id' | 'title'>;

export const isSiteRef = (subject: Saveable): subject is SiteRef => typeof subject.id === 'number';
