import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DiveSite, DiveSiteSummary } from '../../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../../contract/paths.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useRecordAddress } from '../../app/address.ts';
import { LogoutButton } from '../../app/logout-button.tsx';
import { SessionGuard, useGuard } from '../../app/session.tsx';
import { type ListProps, ResourceEditor } from '../../editor/resource-editor.tsx';
import { useQueue } from '../../editor/working-copies.ts';
import { BinButton } from '../history/bin-dialog.tsx';
import { DueForReview } from './due-for-review.tsx';
import { SiteImportDialog } from './import-dialog.tsx';
import { type QuickUpdate, QuickUpdateDialog } from './quick-update.tsx';
import { siteEditor } from './site-config.tsx';
import { SiteDrafts } from './site-drafts.tsx';
import { SiteList } from './site-list.tsx';
import { findSite } from './sites.ts';

export default function DiveSitesEditor() {
  const { record } = useRecordAddress(siteEditor.resource);
  useQueue();
  const [importing, setImporting] = useState(false);
  return (
    <SessionGuard>
      <div className="mx-auto max-w-400 px-5 py-8 [--bars:5rem]">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <h1 tabIndex={-1} className="text-step-4">
            Manage Dive Sites
          </h1>
          <div className="flex flex-wrap gap-3">
            <Link to={paths.admin} className={buttonStyles.quiet}>
              Admin Dashboard
            </Link>
            <button type="button" onClick={() => setImporting(true)} className={buttonStyles.quiet}>
              Import
            </button>
            <BinButton />
            <LogoutButton />
          </div>
        </div>
        {importing && <SiteImportDialog onClose={() => setImporting(false)} />}
        {record === undefined && <DueForReview />}
        <ResourceEditor editor={siteEditor} listWidth="broad" List={Lists} />
      </div>
    </SessionGuard>
  );
}

function Lists(props: ListProps<DiveSite>) {
  const guard = useGuard();
  const { toast } = useToast();
  const [updating, setUpdating] = useState<{ site: DiveSite; kind: QuickUpdate }>();

  async function updateQuickly({ id }: DiveSiteSummary, kind: QuickUpdate) {
    try {
      setUpdating({ site: await guard(() => findSite(id)), kind });
    } catch {
      toast({
        title: 'Opening Failed',
        description: 'Failed to open dive site. Please try again.',
        destructive: true,
      });
    }
  }

  return (
    <>
      <SiteDrafts openedId={props.openedId} onDeleted={props.onRemoved} />
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
