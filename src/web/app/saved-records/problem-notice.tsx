import { buttonStyles } from '../../ui/button.tsx';
import { problemTexts } from './problems.ts';
import { downloadSaved } from './saved-file.tsx';
import { loadStore, useSaved } from './use-saved.ts';

/** Explains why the browser can't save, and offers remedies. */
export function ProblemNotice() {
  const { problem, cleared, saved, hasPending } = useSaved();
  if (!problem) return null;
  const inStore = async (action: 'restore' | 'discard' | 'storePending') =>
    void (await loadStore()).savedStore[action]();
  return (
    <div role="alert" className="border-l-6 border-advanced bg-sand p-5">
      <p className="max-w-[66ch]">{problemTexts[problem]}</p>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {hasPending && !cleared && problem !== 'outdated' && problem !== 'forbidden' && (
          <button
            type="button"
            onClick={() => inStore('storePending')}
            className={buttonStyles.quiet}
          >
            Save again
          </button>
        )}
        {hasPending && !cleared && (
          <button type="button" onClick={() => downloadSaved(saved)} className={buttonStyles.quiet}>
            Download a copy
          </button>
        )}
        {cleared && (
          <>
            <button type="button" onClick={() => inStore('restore')} className={buttonStyles.quiet}>
              Put it back
            </button>
            <button
              type="button"
              onClick={() => downloadSaved(cleared)}
              className={buttonStyles.quiet}
            >
              Download it
            </button>
            <button
              type="button"
              onClick={() => inStore('discard')}
              className="min-h-11 px-1 underline"
            >
              Leave it cleared
            </button>
          </>
        )}
      </div>
    </div>
  );
}
