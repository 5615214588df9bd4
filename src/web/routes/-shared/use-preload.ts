import { useEffect } from 'react';
import { onInteraction } from '../../ui/use-has-interacted.ts';

/** Loads the code of a route's loader once somebody uses its page, so that the first change of its address does not wait. */
export const usePreload = (load: () => Promise<unknown>) =>
  useEffect(() => onInteraction(() => void load().catch(() => {})), [load]);
