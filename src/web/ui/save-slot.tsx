import { type ComponentType, createContext, use } from 'react';
import type { SiteRef } from '../../domain/saved/saved.ts';

/** The button that saves a dive site; a route provides it, so that cards need not know where things are saved. */
export const SaveSlot = createContext<ComponentType<{ site: SiteRef }> | null>(null);

export function SaveSite({ site }: { site: SiteRef }) {
  const Button = use(SaveSlot);
  return Button && <Button site={site} />;
}
