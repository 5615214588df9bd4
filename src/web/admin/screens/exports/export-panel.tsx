import { Download } from 'lucide-react';
import { apiPaths } from '../../../../contract/api-paths.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { useRefetchOnOpen } from '../../ui/list-controls.tsx';
import { BackupsSection } from './backups.tsx';
import { MoveIn } from './move-in.tsx';
import { MoveOut } from './move-out.tsx';
import { movesKey } from './moves-query.ts';

export function ExportPanel({ open }: { open: boolean }) {
  useRefetchOnOpen(open, movesKey);
  return (
    <div className="grid gap-10 *:min-w-0">
      <section aria-labelledby="data-export" className="max-w-2xl">
        <h2 id="data-export" className="text-step-2">
          Dive sites as CSV
        </h2>
        <p className="mt-2 mb-5 text-muted">
          Every dive site with all its fields, for a spreadsheet or a backup.
        </p>
        <a
          href={`${apiPaths.diveSites}/export/csv`}
          target="_blank"
          rel="noopener"
          className={buttonStyles.action}
        >
          <Download aria-hidden className="size-4" />
          Export Dive Sites (CSV)
        </a>
      </section>
      <BackupsSection />
      <MoveOut />
      <MoveIn />
    </div>
  );
}
