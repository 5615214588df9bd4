import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { Link } from '../../app/link.tsx';
import type { RegionCopy } from '../../app/offline/store-region.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

function RegionNote(props: { storedOn: string | undefined; kept: number; total: number }) {
  const { storedOn, kept, total } = props;
  if (!storedOn && kept === 0) return null;
  return (
    <p className="mt-2 text-sm">
      {storedOn
        ? `Available offline, as of ${storedOn}. Its size, and how to remove it, stand under `
        : `Stopped at ${kept} of ${total} pages. What is on this device stands under `}
      <Link to={paths.saved} className="py-3 underline">
        Saved
      </Link>
      .
    </p>
  );
}

/** The button that stores a region with all of its guides for reading without a connection. */
export function SaveRegion({ region }: { region: RegionCopy }) {
  const { toast } = useToast();
  const [stored, setStored] = useState<number>();
  /** Number of pages that an unfinished attempt stored. */
  const [kept, setKept] = useState(0);
  const [isReady, setReady] = useState(false);
  const [storedOn, setStoredOn] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    setReady(true);
    return () => running.current?.abort();
  }, []);
  useEffect(() => {
    if (stored !== undefined) return;
    import('../../app/offline/copies.ts')
      .then(({ regionStoredOn }) => regionStoredOn(region))
      .then(setStoredOn)
      // A browser that forbids storage has no copies.
      .catch(() => setStoredOn(undefined));
  }, [region, stored]);
  /** Number of pages: the guides, the region's own page and the map. */
  const total = region.sites.length + 2;

  async function store() {
    const controller = new AbortController();
    running.current = controller;
    let pages = 0;
    const count = (done: number) => {
      pages = done;
      setStored(done);
    };
    setKept(0);
    setStored(0);
    try {
      const [{ canStoreCopies }, { storeRegion }] = await Promise.all([
        import('../../app/offline/copies.ts'),
        import('../../app/offline/store-region.ts'),
      ]);
      if (!(await canStoreCopies())) {
        return toast({
          title: 'Not yet',
          description:
            'This browser does not keep pages for reading offline yet. Try again in a minute, outside of a private window.',
        });
      }
      const { missing } = await storeRegion(region, count, controller.signal);
      if (controller.signal.aborted) return setKept(pages);
      toast({
        title: `${region.name} is available offline`,
        description:
          missing.length > 0 ? `No longer there: ${missing.join(', ')}.` : 'See it under Saved.',
      });
    } catch (error) {
      setKept(pages);
      toast({
        title: 'The region is not whole',
        description: `${error instanceof Error ? error.message : ''} What was stored stays.`,
        destructive: true,
      });
    } finally {
      setStored(undefined);
    }
  }

  return (
    <div className="no-print min-h-11">
      {isReady && stored === undefined && (
        <>
          <button type="button" onClick={store} className={buttonStyles.quiet}>
            <Download aria-hidden className="size-5" />
            {storedOn ? 'Bring the copy up to date' : 'Take the region offline'}
          </button>
          <RegionNote storedOn={storedOn} kept={kept} total={total} />
        </>
      )}
      {stored !== undefined && (
        <div role="status" className="flex max-w-md items-center gap-x-4">
          <progress max={total} value={stored} aria-label="Pages stored" className="min-w-0 grow" />
          <span className="shrink-0 tabular-nums">{`${stored} of ${total} pages`}</span>
          <button
            type="button"
            onClick={() => running.current?.abort()}
            className="min-h-11 px-2 underline"
          >
            Stop
          </button>
        </div>
      )}
    </div>
  );
}
