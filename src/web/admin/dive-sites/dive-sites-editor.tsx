import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { DiveSite, DiveSiteSummary } from '../../../contract/dive-sites.ts';
import { paths } from '../../../contract/paths.ts';
import { api, read } from '../../api.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import { BinButton } from '../bin/bin-dialog.tsx';
import { byId } from '../calls.ts';
import { LogoutButton } from '../logout-button.tsx';
import { SessionGuard, useGuard } from '../session.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ListChoice, ListSearch, ShowMore } from '../ui/list-controls.tsx';
import { ListRow, RowAction } from '../ui/list-row.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { useVisibleRows } from '../ui/use-visible-rows.ts';
import { DueForReview } from './due-for-review.tsx';
import { type QuickUpdate, QuickUpdateDialog, quickUpdates } from './quick-update.tsx';
import { SiteForm } from './site-form.tsx';
import { findSite, sitesQuery, useRefreshSites } from './sites.ts';

const searchDelayMs = 200;

/** What the list can be narrowed to. */
const filters: Record<string, (site: DiveSiteSummary) => boolean> = {
  All: () => true,
  Featured: (site) => site.featured,
  'Without a photo': (site) => !site.imageUrl,
  'Without a video': (site) => !site.videoUrl,
};

export default function DiveSitesEditor() {
  return (
    <SessionGuard>
      <div className="mx-auto max-w-page px-5 py-8">
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

function Sites() {
  const guard = useGuard();
  const { toast } = useToast();
  const refreshSites = useRefreshSites();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState('All');
  const wanted = useDebouncedValue(text.trim(), searchDelayMs);
  const sites = useQuery({ ...sitesQuery(wanted), placeholderData: keepPreviousData });

  const matching = useMemo(
    () => (sites.data ?? []).filter(filters[filter] ?? (() => true)),
    [sites.data, filter],
  );
  const { visible, showMore } = useVisibleRows(matching);

  /** What the form holds; `serial` grows with each site that is opened. */
  const [opened, setOpened] = useState<{ site: DiveSite | undefined; serial: number }>({
    site: undefined,
    serial: 0,
  });
  const [dirty, setDirty] = useState(false);
  const [leavingFor, setLeavingFor] = useState<{ site: DiveSite | undefined }>();
  const [deleting, setDeleting] = useState<DiveSiteSummary>();
  const [updating, setUpdating] = useState<{ site: DiveSite; kind: QuickUpdate }>();

  function open(site: DiveSite | undefined) {
    setDirty(false);
    setOpened({ site, serial: opened.serial + 1 });
  }
  const askThenOpen = (site: DiveSite | undefined) =>
    dirty ? setLeavingFor({ site }) : open(site);

  /** The list holds what it shows; a form needs the whole site, as it is now. */
  async function withWhole(id: number, work: (site: DiveSite) => void) {
    try {
      work(await guard(() => findSite(id)));
    } catch {
      toast({
        title: 'Not Opened',
        description: 'The dive site could not be loaded. Please try again.',
        destructive: true,
      });
    }
  }

  /** The open form goes on from a site that was changed beside it. */
  function takeOver(site: DiveSite) {
    if (opened.site?.id !== site.id) return;
    if (dirty) setOpened({ ...opened, site });
    else open(site);
  }

  async function feature(site: DiveSiteSummary) {
    try {
      const changed = await guard(() =>
        read(
          api['dive-sites'][':id'].featured.$patch({
            ...byId(site.id),
            json: { featured: !site.featured },
          }),
        ),
      );
      toast({ title: 'Dive Site Updated', description: site.name });
      takeOver(changed);
      await refreshSites();
    } catch {
      toast({
        title: 'Update Failed',
        description: 'Failed to update featured status',
        destructive: true,
      });
    }
  }

  async function remove(site: DiveSiteSummary) {
    try {
      await guard(() => read(api['dive-sites'][':id'].$delete(byId(site.id))));
      toast({ title: 'Dive Site Deleted', description: site.name });
      if (opened.site?.id === site.id) open(undefined);
      await refreshSites();
    } catch {
      toast({
        title: 'Deletion Failed',
        description: 'Failed to delete dive site',
        destructive: true,
      });
    }
  }

  return (
    <>
      <DueForReview onEdit={(id) => withWhole(id, askThenOpen)} />
      <div className="grid items-start gap-8 lg:grid-cols-[27rem_minmax(0,1fr)]">
        <section aria-label="Dive sites" className="lg:sticky lg:top-20">
          <button
            type="button"
            onClick={() => askThenOpen(undefined)}
            className={`${buttonStyles.quiet} mb-4 w-full`}
          >
            <Plus aria-hidden className="size-4" />
            Add Dive Site
          </button>
          <ListSearch label="Search dive sites" value={text} onChange={setText} />
          <div className="mt-2">
            <ListChoice
              label="Show"
              names={Object.keys(filters)}
              value={filter}
              onChange={setFilter}
            />
          </div>
          {!sites.data && (
            <div className="mt-3">
              <ListSkeleton failed={sites.isError} onRetry={() => sites.refetch()} />
            </div>
          )}
          {sites.data && (
            <p role="status" className="mt-3 text-sm text-muted">
              {matching.length === 0
                ? 'No dive sites found. Try another word.'
                : `${matching.length} dive ${matching.length === 1 ? 'site' : 'sites'}`}
            </p>
          )}
          <ul className="mt-2 max-h-80 overflow-y-auto border-y border-line lg:max-h-[calc(100dvh-18rem)]">
            {visible.map((site) => (
              <ListRow
                key={site.id}
                name={site.name}
                facts={[site.region, site.skillLevel, site.featured && 'Featured']}
                opened={site.id === opened.site?.id}
              >
                <RowAction
                  word="Edit"
                  label={`Edit ${site.name}`}
                  onClick={() => withWhole(site.id, askThenOpen)}
                />
                <RowAction
                  word={site.featured ? 'Unfeature' : 'Feature'}
                  label={`${site.featured ? 'Unfeature' : 'Feature'} ${site.name}`}
                  onClick={() => feature(site)}
                />
                {quickUpdates.map((kind) => (
                  <RowAction
                    key={kind}
                    word={kind}
                    label={`${kind} of ${site.name}`}
                    onClick={() =>
                      withWhole(site.id, (whole) => setUpdating({ site: whole, kind }))
                    }
                  />
                ))}
                <RowAction
                  word="Delete"
                  label={`Delete ${site.name}`}
                  onClick={() => setDeleting(site)}
                />
              </ListRow>
            ))}
          </ul>
          <ShowMore total={matching.length} onMore={showMore} />
        </section>
        <SiteForm
          key={opened.serial}
          site={opened.site}
          onDirty={setDirty}
          onSaved={(site) => {
            setOpened((last) => ({ ...last, site }));
            void refreshSites();
          }}
          onCancel={() => askThenOpen(undefined)}
        />
        {updating && (
          <QuickUpdateDialog
            {...updating}
            onSaved={takeOver}
            onClose={() => setUpdating(undefined)}
          />
        )}
        <ConfirmDialog
          open={leavingFor !== undefined}
          title="Leave without saving?"
          text="Your changes are not saved yet. This browser keeps them and offers them back when you return."
          action="Leave"
          onConfirm={() => open(leavingFor?.site)}
          onClose={() => setLeavingFor(undefined)}
        />
        <ConfirmDialog
          open={deleting !== undefined}
          title="Delete this dive site?"
          text={`“${deleting?.name ?? 'It'}” will be deleted. This cannot be undone.`}
          action="Delete"
          onConfirm={() => deleting && remove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      </div>
    </>
  );
}
