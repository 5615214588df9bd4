import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { DeletedRecord } from '../../../contract/history.ts';
import { localDate } from '../../../domain/dates.ts';
import { api, read } from '../../api.ts';
import { ApiError } from '../../api-error.ts';
import { useReads } from '../../reads.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { byId } from '../calls.ts';
import { useGuard } from '../session.tsx';
import { Dialog } from '../ui/dialog.tsx';

const labels = {
  articles: { what: 'Blog post', restored: 'Blog Restored' },
  reviews: { what: 'Gear review', restored: 'Review Restored' },
  products: { what: 'Product', restored: 'Product Restored' },
  'dive-sites': { what: 'Dive site', restored: 'Dive Site Restored' },
} as const;

/** Opens the bin, from wherever things are deleted. */
export function BinButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={buttonStyles.quiet}>
        <Trash2 aria-hidden className="size-4" />
        Bin
      </button>
      {open && <BinDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** What was deleted in the last 30 days, and the way back. */
function BinDialog({ onClose }: { onClose: () => void }) {
  const guard = useGuard();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const reads = useReads();
  const queryKey = ['admin', 'list', 'bin'];
  const lines = useQuery({
    queryKey,
    queryFn: () => guard(() => read(api.admin.bin.$get())),
    // Anything may have been deleted since it was last open.
    staleTime: 0,
    gcTime: 0,
  });
  const [pending, setPending] = useState<number>();
  /** The lines whose slug is taken: why, and a slug that is free. */
  const [taken, setTaken] = useState<Record<number, { why: string; freeSlug: string }>>({});

  async function restore({ id, resource }: DeletedRecord) {
    setPending(id);
    const slug = taken[id]?.freeSlug;
    try {
      const { title } = await guard(() =>
        read(
          api.admin.bin[':id'].restore.$post({
            ...byId(id),
            json: slug ? { slug } : {},
          }),
        ),
      );
      toast({ title: labels[resource].restored, description: title });
      reads.forget(resource);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        queryClient.invalidateQueries({ queryKey: ['admin', 'list', resource] }),
      ]);
    } catch (error) {
      const { status, reason, details } = error instanceof ApiError ? error : {};
      const [freeSlug] = details?.freeSlug ?? [];
      if (status === 409 && reason && freeSlug) {
        setTaken({ ...taken, [id]: { why: reason, freeSlug } });
      } else {
        toast({
          title: 'Restore Failed',
          description: reason ?? 'Failed to restore it. Please try again.',
          destructive: true,
        });
        await queryClient.invalidateQueries({ queryKey });
      }
    } finally {
      setPending(undefined);
    }
  }

  return (
    <Dialog
      open
      wide
      title="Bin"
      text="What you delete stays here for 30 days. A restored thing comes back as it was."
      onClose={onClose}
    >
      {lines.isError && (
        <div className="bg-sand p-5">
          <p role="alert">The bin could not be loaded.</p>
          <button
            type="button"
            onClick={() => lines.refetch()}
            className={`${buttonStyles.quiet} mt-3`}
          >
            Try again
          </button>
        </div>
      )}
      {lines.isPending && (
        <div role="status" aria-label="Loading the bin" className="h-48 animate-pulse bg-sand" />
      )}
      {lines.data?.length === 0 && <p className="bg-sand p-4">The bin is empty.</p>}
      {lines.data && lines.data.length > 0 && (
        <ul className="border-y border-line">
          {lines.data.map((line) => {
            const clash = taken[line.id];
            return (
              <li
                key={line.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0"
              >
                <div className="min-w-0 flex-1 basis-56">
                  <p className="font-semibold break-words">{line.title}</p>
                  <p className="text-sm text-muted">
                    {`${labels[line.resource].what} · deleted ${localDate(line.deletedAt, 'dateTime')} · kept until ${localDate(line.purgedAt)}`}
                  </p>
                  {clash && (
                    <p role="alert" className="mt-1 font-medium text-advanced">
                      {clash.why}
                    </p>
                  )}
                </div>
                <button
                  type="button"
                  aria-label={
                    clash ? `Restore ${line.title} as ${clash.freeSlug}` : `Restore ${line.title}`
                  }
                  disabled={pending !== undefined}
                  onClick={() => restore(line)}
                  className={`${buttonStyles.quiet} max-w-full break-all`}
                >
                  {clash ? `Restore as ${clash.freeSlug}` : 'Restore'}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
