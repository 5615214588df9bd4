import { type ComponentType, createContext, use } from 'react';
import type { SiteRef } from '../../domain/saved/saved.ts';

/** The button that saves a dive site, provided by a route, so that cards don't depend on the store. */
export const SaveSlot = createContext<ComponentType<{ site: SiteRef }> | null>(null);

export function SaveSite({ site }: { site: SiteRef }) {
  const Button = use(SaveSlot);
  return Button && <Button site={site} />;
}
