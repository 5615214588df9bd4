import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { api, read } from '../../../app/api.ts';
import { useReads } from '../../../app/reads.ts';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useGuard } from '../../app/session.tsx';
import { DeletionDialog } from '../../editor/deletion-dialog.tsx';
import { EditorColumns } from '../../editor/editor-columns.tsx';
import { OpenedForm } from '../../editor/opened-form.tsx';
import { useOpenedRecord } from '../../editor/use-opened-record.ts';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { type PlaceRecord, placeConfig } from './place-config.tsx';

const queryKey = ['admin', 'list', placeConfig.resource];
const orderKey = ['admin', 'order', placeConfig.resource];

function usePlaces() {
  const guard = useGuard();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const reads = useReads();
  const list = useQuery({ queryKey, queryFn: () => guard(placeConfig.list) });

  async function refresh() {
    reads.invalidate(placeConfig.resource);
    await queryClient.invalidateQueries({ queryKey });
  }

  const order = useMutation({
    mutationKey: orderKey,
    // One request at a time: an order must not overtake a later one.
    scope: { id: orderKey.join() },
    mutationFn: (ids: number[]) => guard(() => read(api.locations.order.$put({ json: { ids } }))),
    onError: () =>
      toast({
        title: 'Update Failed',
        description: 'Failed to save the order. Please try again.',
        destructive: true,
      }),
    // A list read between two moves would undo the second on the screen.
    onSettled: () => (queryClient.isMutating({ mutationKey: orderKey }) === 1 ? refresh() : null),
  });

  return {
    list,
    refresh,
    async move({ id }: PlaceRecord, place: number) {
      await queryClient.cancelQueries({ queryKey });
      const places = queryClient.getQueryData<PlaceRecord[]>(queryKey) ?? [];
      const others = places.filter((one) => one.id !== id);
      const moved = places.filter((one) => one.id === id);
      const next = [...others.slice(0, place), ...moved, ...others.slice(place)];
      queryClient.setQueryData(queryKey, next);
      order.mutate(next.map((one) => one.id));
    },
    /** @returns whether it was deleted */
    async remove({ id, name }: PlaceRecord) {
      try {
        await guard(() => placeConfig.remove(id));
        toast({ title: 'Place Deleted', description: name });
        await refresh();
        return true;
      } catch {
        toast({
          title: 'Deletion Failed',
          description: 'Failed to delete the place. Please try again.',
          destructive: true,
        });
        return false;
      }
    },
  };
}

export function PlacesPanel() {
  const places = usePlaces();
  const opened = useOpenedRecord(placeConfig);
  const [deleting, setDeleting] = useState<PlaceRecord>();

  return (
    <>
      <EditorColumns
        listWidth="broad"
        listPath={paths.adminTab(placeConfig.resource)}
        isOpened={opened.isShown}
        addLabel={placeConfig.newTitle}
        onAdd={() => opened.open('new')}
        list={
          <PlaceList
            places={places.list.data}
            failed={places.list.isError}
            openedId={opened.record?.id}
            onRetry={() => places.list.refetch()}
            onMove={places.move}
            onDelete={setDeleting}
          />
        }
      >
        <OpenedForm
          config={placeConfig}
          opened={opened}
          onSaved={places.refresh}
          onDelete={setDeleting}
        />
      </EditorColumns>
      <DeletionDialog
        config={placeConfig}
        name={deleting?.name}
        onDelete={async () => {
          if (!deleting) return;
          const isOpened = opened.record?.id === deleting.id;
          if ((await places.remove(deleting)) && isOpened) opened.close();
        }}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}

function PlaceList(props: {
  places: PlaceRecord[] | undefined;
  failed: boolean;
  openedId: number | undefined;
  onRetry: () => void;
  onMove: (place: PlaceRecord, to: number) => void;
  onDelete: (place: PlaceRecord) => void;
}) {
  const { places, failed, openedId } = props;
  if (!places) return <ListSkeleton failed={failed} onRetry={props.onRetry} />;
  if (places.length === 0) {
    return (
      <p className="bg-sand p-4">No places yet. The first one that you create heads Home’s.</p>
    );
  }
  return (
    <SortableList label="Featured places" items={places} onMove={props.onMove}>
      {(place) => (
        <div className={openedId === place.id ? 'border-l-4 border-coral pl-2' : ''}>
          <p className="font-semibold">{place.name}</p>
          <p className="text-sm text-muted">
            {place.featured ? place.region : `${place.region} · not on Home`}
          </p>
          <p className="flex gap-4">
            <Link
              to={paths.adminTab(placeConfig.resource, place.id)}
              resetScroll={false}
              aria-label={`Edit ${place.name}`}
              className="flex min-h-11 items-center font-semibold underline"
            >
              Edit
            </Link>
            <button
              type="button"
              aria-label={`Delete ${place.name}`}
              className="min-h-11 font-semibold text-advanced underline"
              onClick={() => props.onDelete(place)}
            >
              Delete
            </button>
          </p>
        </div>
      )}
    </SortableList>
  );
}
