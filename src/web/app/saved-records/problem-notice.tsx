import { buttonStyles } from '../../ui/button.tsx';
import { problemTexts } from './problems.ts';
import { downloadSaved } from './saved-file.tsx';
import { loadStore, useSaved } from './use-saved.ts';

const Remedy = ({ words, onClick }: { words: string; onClick: () => void }) => (
  <button type="button" onClick={onClick} className={buttonStyles.quiet}>
    {words}
  </button>
);

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
          <Remedy words="Save again" onClick={() => inStore('storePending')} />
        )}
        {hasPending && !cleared && (
          <Remedy words="Download a copy" onClick={() => downloadSaved(saved)} />
        )}
        {cleared && (
          <>
            <Remedy words="Put it back" onClick={() => inStore('restore')} />
            <Remedy words="Download it" onClick={() => downloadSaved(cleared)} />
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
