import { useState } from 'react';
import type { DiveSite, DiveSiteSummary } from '../../../../contract/dive-sites/dive-sites.ts';
import { useRecordAddress } from '../../app/address.ts';
import { useAttempt } from '../../app/toast-hooks.ts';
import type { ListProps } from '../../editor/record-list.tsx';
import { ResourceEditor } from '../../editor/resource-editor.tsx';
import { Button } from '../../ui/button.tsx';
import { DueForReview } from './due-for-review.tsx';
import { SiteImportDialog } from './import-dialog.tsx';
import { type QuickUpdate, QuickUpdateDialog } from './quick-update.tsx';
import { siteEditor } from './site-config.tsx';
import { SiteList } from './site-list.tsx';
import { findSite } from './sites.ts';

const openingFailed = {
  title: 'Opening Failed',
  description: 'Failed to open dive site. Please try again.',
};

export function DiveSitesEditor() {
  const { record } = useRecordAddress(siteEditor.resource);
  const isList = record === undefined;
  const [importing, setImporting] = useState(false);
  return (
    <>
      <div className={isList ? 'mb-4 flex flex-wrap items-center justify-between gap-3' : ''}>
        <h1 tabIndex={-1} className={isList ? 'text-step-2 sm:text-step-3' : 'sr-only'}>
          Manage Dive Sites
        </h1>
        {isList && (
          <Button look="compact" onClick={() => setImporting(true)}>
            Import
          </Button>
        )}
      </div>
      {importing && <SiteImportDialog onClose={() => setImporting(false)} />}
      {isList && <DueForReview />}
      <ResourceEditor editor={siteEditor} listWidth="broad" List={Lists} />
    </>
  );
}

function Lists(props: ListProps<DiveSite>) {
  const { attempt } = useAttempt();
  const [updating, setUpdating] = useState<{ site: DiveSite; kind: QuickUpdate }>();

  const updateQuickly = ({ id }: DiveSiteSummary, kind: QuickUpdate) =>
    attempt(openingFailed, async () => setUpdating({ site: await findSite(id), kind }));

  return (
    <>
      <SiteList {...props} onQuickUpdate={updateQuickly} />
      {updating && (
        <QuickUpdateDialog
          {...updating}
          onSaved={props.onChanged}
          onClose={() => setUpdating(undefined)}
        />
      )}
    </>
  );
}
