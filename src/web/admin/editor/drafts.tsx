import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recordKey } from '../../../contract/history/working-copies.ts';
import { paths } from '../../../contract/paths.ts';
import { useToast } from '../../ui/toast.tsx';
import { guard } from '../app/api.ts';
import { useAttempt } from '../app/toast-hooks.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ListRow, RowAction, RowLink } from '../ui/list-row.tsx';
import { siteDate } from '../ui/site-date.ts';
import type { EditedResource } from './editor.ts';
import {
  type CopyAddress,
  discardWorkingCopy,
  findWorkingCopy,
  useCopies,
  workingCopiesQuery,
} from './working-copies.ts';

async function deleteDraft(address: CopyAddress) {
  const copy = await findWorkingCopy(address);
  if (copy) await discardWorkingCopy(address, copy.version);
}

/** Lists the drafts of uncreated records. */
export function Drafts(props: {
  resource: EditedResource;
  label: string;
  openedId: number;
  onDeleted: (id: number) => void;
}) {
  const { resource } = props;
  const draftName = ({ title }: { title: string }) => title || `${props.label} without a name`;
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { attempt } = useAttempt();
  const drafts = useCopies(resource).filter(({ recordId }) => recordId < 0);
  const [deleting, setDeleting] = useState<(typeof drafts)[number]>();

  async function remove(id: number) {
    const failure = {
      title: 'Deletion Failed',
      description: 'Failed to delete draft. Please try again.',
    };
    await attempt(failure, async () => {
      await guard(() => deleteDraft({ resource, id }));
      toast({ title: 'Draft Deleted' });
      props.onDeleted(id);
      await queryClient.invalidateQueries({ queryKey: workingCopiesQuery.queryKey });
    });
  }

  return (
    <>
      {drafts.length > 0 && (
        <section aria-label="Drafts" className="mb-4">
          <h2 className="font-semibold">Drafts</h2>
          <ul className="mt-2 max-h-80 overflow-y-auto border-y border-line">
            {drafts.map((draft) => (
              <ListRow
                key={draft.recordId}
                name={draftName(draft)}
                facts={['Draft, not public', siteDate(draft.savedAt, 'dateTime')]}
                opened={draft.recordId === props.openedId}
              >
                <RowLink
                  word="Edit"
                  label={`Edit the draft ${draftName(draft)}`}
                  to={paths.adminTab(resource, recordKey(draft.recordId))}
                />
                <RowAction
                  word="Delete"
                  label={`Delete the draft ${draftName(draft)}`}
                  onClick={() => setDeleting(draft)}
                />
              </ListRow>
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        title="Delete this draft?"
        text={`“${deleting && draftName(deleting)}” will be deleted. This cannot be undone.`}
        action="Delete"
        onConfirm={() => deleting && void remove(deleting.recordId)}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}
