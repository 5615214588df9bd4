import { createRoot } from 'react-dom/client';
import { draftKey, findDraft } from './kept-reports.ts';
import { ReportDialog } from './report-dialog.tsx';
import { findSteward } from './steward.ts';
import { readTarget } from './target.ts';

/** Opens the report form of a link, with the stored draft if there is one. */
export async function openReport(link: HTMLElement) {
  const target = readTarget(link);
  if (!target || document.getElementById('report-form')) return;
  const { kind, resource, record } = target;
  const frame = document.createElement('div');
  frame.id = 'report-form';
  document.body.append(frame);
  const draft = await findDraft(draftKey(kind, resource, record)).catch(() => undefined);
  const root = createRoot(frame);
  const close = () => {
    root.unmount();
    frame.remove();
    link.focus();
  };
  const steward = findSteward(resource, record)?.name;
  root.render(<ReportDialog target={target} draft={draft} steward={steward} onClose={close} />);
}
