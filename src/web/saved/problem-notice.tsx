import { buttonStyles } from '../ui/button.tsx';
import { problemWords } from './problems.ts';
import { downloadSaved } from './saved-file.tsx';
import { loadStore, useSaved } from './use-saved.ts';

/** Says what keeps the browser from saving, and what can be done. */
export function ProblemNotice() {
  const { problem, cleared } = useSaved();
  if (!problem) return null;
  const inStore = async (action: 'putBack' | 'forget') =>
    void (await loadStore()).savedStore[action]();
  return (
    <div role="alert" className="border-l-6 border-advanced bg-sand p-5">
      <p>{problemWords[problem]}</p>
      {cleared && (
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="button" onClick={() => inStore('putBack')} className={buttonStyles.quiet}>
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
            onClick={() => inStore('forget')}
            className="min-h-11 px-3 underline"
          >
            Leave it cleared
          </button>
        </div>
      )}
    </div>
  );
}
