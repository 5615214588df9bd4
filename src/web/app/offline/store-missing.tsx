import { useState } from 'react';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Copied } from './copied.ts';

/** A button that stores pages for reading without a connection, then the progress of storing. */
export function StoreMissing(props: {
  words: string;
  action: string;
  missing: readonly Copied[];
  /** Also called if only some of the pages were stored. */
  onStored: () => Promise<void>;
}) {
  const { words, action, missing, onStored } = props;
  const { toast } = useToast();
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  async function storeAll() {
    const of = missing.length;
    const title = 'Not everything is available offline';
    setProgress({ done: 0, of });
    try {
      const { storeCopies } = await import('./copies.ts');
      const gone = await storeCopies(missing, (done) => setProgress({ done, of }));
      if (gone.length > 0) {
        toast({ title, description: `No longer there: ${gone.join(', ')}.`, destructive: true });
      }
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      toast({ title, description, destructive: true });
    }
    await onStored();
    setProgress(undefined);
  }
  return (
    <div className="no-print mt-4 border-l-6 border-coral pl-4">
      <p role="status">
        {progress
          ? `Storing ${Math.min(progress.done + 1, progress.of)} of ${progress.of} …`
          : words}
      </p>
      {progress ? (
        <progress
          max={progress.of}
          value={progress.done}
          aria-label="Pages stored"
          className="mt-2 w-full max-w-sm"
        />
      ) : (
        <button type="button" onClick={storeAll} className={`${buttonStyles.quiet} mt-2`}>
          {action}
        </button>
      )}
    </div>
  );
}
