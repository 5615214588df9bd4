import { useEffect, useState } from 'react';
import { readBriefingUrl } from '../../../../domain/dive-sites/briefing-url.ts';
import { useReads } from '../../../app/reads.ts';
import { followPromise } from '../../../ui/follow-promise.ts';
import type { Briefing } from './briefing-sheet.tsx';
import { readBriefing } from './load.ts';

/** Offline, the stored copy of one day may answer the address of another. */
export function useDay(loaded: Briefing, search: { date?: unknown }) {
  const reads = useReads();
  const { date = loaded.date } = readBriefingUrl(search);
  const [other, setOther] = useState<Briefing>();
  const [failed, setFailed] = useState<string>();
  const { id } = loaded.site;
  const isLoaded = date === loaded.date;
  useEffect(() => {
    if (isLoaded) return undefined;
    return followPromise(readBriefing(reads, String(id), date), setOther, () => setFailed(date));
  }, [reads, id, date, isLoaded]);
  const briefing = !isLoaded && other?.date === date && other.site.id === id ? other : loaded;
  return { briefing, failed: failed === date && briefing.date !== date ? date : undefined };
}
