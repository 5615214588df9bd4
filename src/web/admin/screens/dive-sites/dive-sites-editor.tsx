import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DiveSite, DiveSiteSummary } from '../../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../../contract/paths.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { LogoutButton } from '../../app/logout-button.tsx';
import { SessionGuard, useGuard } from '../../app/session.tsx';
import { DeletionDialog } from '../../editor/deletion-dialog.tsx';
import { EditorColumns } from '../../editor/editor-columns.tsx';
import { OpenedForm } from '../../editor/opened-form.tsx';
import { useOpenedRecord } from '../../editor/use-opened-record.ts';
import { BinButton } from '../history/bin-dialog.tsx';
import { DueForReview } from './due-for-review.tsx';
import { type QuickUpdate, QuickUpdateDialog } from './quick-update.tsx';
import { siteConfig, toRecord } from './site-config.tsx';
import { SiteDrafts } from './site-drafts.tsx';
import { SiteList } from './site-list.tsx';
import { findSite, useRefreshSites } from './sites.ts';

export default function DiveSitesEditor() {
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
            <BinButton />
            <LogoutButton />
          </div>
        </div>
        <Sites />
      </div>
    </SessionGuard>
  );
}

function useSiteChanges(changed: (site: DiveSite) => void, removed: (id: number) => void) {
  const guard = useGuard();
  const { toast } = useToast();
  const refreshSites = useRefreshSites();
  const fail = (title: string, description: string) =>
    toast({ title, description, destructive: true });
  return {
    async feature({ id, name, featured }: DiveSiteSummary) {
      const { feature } = siteConfig;
      if (!feature) return;
      try {
        const site = await guard(() => feature(id, !featured));
        toast({ title: 'Dive Site Updated', description: name });
        changed(site);
        await refreshSites();
      } catch {
        fail('Update Failed', 'Failed to update featured status');
      }
    },
    async remove({ id, name }: DiveSiteSummary) {
      try {
        await guard(() => siteConfig.remove(id));
        toast({ title: 'Dive Site Deleted', description: name });
        removed(id);
        await refreshSites();
      } catch {
        fail('Deletion Failed', 'Failed to delete dive site');
      }
    },
  };
}

function Sites() {
  const guard = useGuard();
  const { toast } = useToast();
  const refreshSites = useRefreshSites();
  const opened = useOpenedRecord(siteConfig);
  const [deleting, setDeleting] = useState<DiveSiteSummary>();
  const [updating, setUpdating] = useState<{ site: DiveSite; kind: QuickUpdate }>();

  const takeOver = (site: DiveSite) => {
    if (opened.record?.id === site.id) opened.reload(toRecord(site));
  };
  const changes = useSiteChanges(takeOver, (id) => {
    if (opened.record?.id === id) opened.close();
  });

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
      {!opened.isShown && <DueForReview />}
      <EditorColumns
        listWidth="broad"
        listPath={paths.adminDiveSites}
        isOpened={opened.isShown}
        addLabel="Add Dive Site"
        onAdd={() => opened.open('new')}
        list={
          <>
            <SiteDrafts
              openedId={opened.kept?.id}
              onDeleted={(id) => {
                if (opened.kept?.id === id) opened.close();
              }}
            />
            <SiteList
              openedId={opened.record?.id}
              onFeature={changes.feature}
              onQuickUpdate={updateQuickly}
              onDelete={setDeleting}
            />
          </>
        }
      >
        <OpenedForm
          config={siteConfig}
          opened={opened}
          onSaved={refreshSites}
          onDelete={setDeleting}
        />
      </EditorColumns>
      {updating && (
        <QuickUpdateDialog
          {...updating}
          onSaved={takeOver}
          onClose={() => setUpdating(undefined)}
        />
      )}
      <DeletionDialog
        config={siteConfig}
        name={deleting?.name}
        onDelete={() => deleting && changes.remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}
