import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { DeletedRecord } from '../../../../contract/history/history.ts';
import { resources } from '../../../../contract/resources.ts';
import { ApiError } from '../../../app/api-error.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { byId, useFreshQuery } from '../../app/calls.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { DialogList } from '../../ui/dialog-list.tsx';
import { siteDate } from '../../ui/site-date.ts';

export const BinButton = () => (
  <DialogButton hash="bin" words="Bin" Icon={Trash2}>
    {(close) => <BinDialog onClose={close} />}
  </DialogButton>
);

const queryKey = ['admin', 'list', 'bin'];

interface SlugConflict {
  reason: string;
  freeSlug: string;
}

function useRestore() {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [conflicts, setConflicts] = useState<Record<number, SlugConflict>>({});
  const refresh = () => queryClient.invalidateQueries({ queryKey });

  async function restore({ id, resource }: DeletedRecord) {
    setPending(true);
    const slug = conflicts[id]?.freeSlug;
    try {
      const { title } = await read(
        api.admin.bin[':id'].restore.$post({ ...byId(id), json: slug ? { slug } : {} }),
      );
      toast({ title: `${resources[resource].admin.shortLabel} Restored`, description: title });
      router.clearCache();
      await Promise.all([
        refresh(),
        queryClient.invalidateQueries({ queryKey: ['admin', 'list', resource] }),
      ]);
    } catch (error) {
      const { status, reason, details } = error instanceof ApiError ? error : {};
      const [freeSlug] = details?.freeSlug ?? [];
      if (status === 409 && reason && freeSlug) {
        setConflicts({ ...conflicts, [id]: { reason, freeSlug } });
      } else {
        toast({
          title: 'Restore Failed',
          description: reason ?? 'Failed to restore it. Please try again.',
          destructive: true,
        });
        await refresh();
      }
    } finally {
      setPending(false);
    }
  }
  return { restore, pending, conflicts };
}

function BinDialog({ onClose }: { onClose: () => void }) {
  const deleted = useFreshQuery(queryKey, () => read(api.admin.bin.$get()));
  const restoring = useRestore();

  return (
    <Dialog
      wide
      title="Bin"
      text="What you delete stays here for 30 days. A restored thing comes back as it was."
      onClose={onClose}
    >
      <DialogList
        list={deleted}
        loadingLabel="Loading the bin"
        failedText="The bin could not be loaded."
        emptyText="The bin is empty."
      >
        {(record) => <DeletedRow key={record.id} record={record} {...restoring} />}
      </DialogList>
    </Dialog>
  );
}

function DeletedRow(props: ReturnType<typeof useRestore> & { record: DeletedRecord }) {
  const { record, restore, pending } = props;
  const { title } = record;
  const conflict = props.conflicts[record.id];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold break-words">{title}</p>
        <p className="text-sm text-muted">
          {`${resources[record.resource].admin.label} · deleted ${siteDate(record.deletedAt, 'dateTime')} · kept until ${siteDate(record.purgedAt)}`}
        </p>
        {conflict && (
          <p role="alert" className="mt-1 font-medium text-advanced">
            {conflict.reason}
          </p>
        )}
      </div>
      <Button
        aria-label={conflict ? `Restore ${title} as ${conflict.freeSlug}` : `Restore ${title}`}
        disabled={pending}
        onClick={() => restore(record)}
        className="max-w-full break-all"
      >
        {conflict ? `Restore as ${conflict.freeSlug}` : 'Restore'}
      </Button>
    </li>
  );
}
