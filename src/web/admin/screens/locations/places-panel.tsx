import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Location } from '../../../../contract/locations.ts';
import { paths } from '../../../../contract/paths.ts';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { useRefresh } from '../../app/calls.ts';
import type { ListProps } from '../../editor/record-list.tsx';
import { ResourceEditor } from '../../editor/resource-editor.tsx';
import { RowAction, RowLink } from '../../ui/list-row.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { placeEditor } from './place-config.tsx';

const resource = 'locations';
const queryKey = ['admin', 'list', resource];
const orderKey = ['admin', 'order', resource];

function useMove() {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const refresh = useRefresh(queryKey);

  const order = useMutation({
    mutationKey: orderKey,
    // The scope runs one request at a time, so that orders reach the server in sequence.
    scope: { id: orderKey.join() },
    mutationFn: (ids: number[]) => read(api.locations.order.$put({ json: { ids } })),
    onError: () =>
      toast({
        title: 'Update Failed',
        description: 'Failed to save the order. Please try again.',
        destructive: true,
      }),
    // A list fetched between two moves would undo the second move on the screen.
    onSettled: () => (queryClient.isMutating({ mutationKey: orderKey }) === 1 ? refresh() : null),
  });

  return async ({ id }: { id: number }, place: number) => {
    await queryClient.cancelQueries({ queryKey });
    const places = queryClient.getQueryData<Location[]>(queryKey) ?? [];
    const others = places.filter((one) => one.id !== id);
    const moved = places.filter((one) => one.id === id);
    const next = others.toSpliced(place, 0, ...moved);
    queryClient.setQueryData(queryKey, next);
    order.mutate(next.map((one) => one.id));
  };
}

export const PlacesPanel = () => (
  <ResourceEditor
    editor={placeEditor}
    listWidth="broad"
    List={PlaceList}
    deletionText="It stays in the bin for 30 days."
  />
);

function PlaceList({ openedId, ...props }: ListProps<Location>) {
  const move = useMove();
  const places = props.records?.map(({ name = '', ...place }) => ({ ...place, name }));
  if (!places) return <ListSkeleton failed={props.failed} onRetry={props.onRetry} />;
  if (places.length === 0) {
    return (
      <p className="bg-sand p-4">No places yet. The first one that you create heads Home’s.</p>
    );
  }
  return (
    <SortableList label="Featured places" items={places} onMove={move}>
      {(place) => (
        <div className={openedId === place.id ? 'border-l-4 border-coral pl-2' : ''}>
          <p className="font-semibold">{place.name}</p>
          <p className="text-sm text-muted">
            {place.featured ? place.region : `${place.region} · not on Home`}
          </p>
          <p className="-ml-2 flex">
            <RowLink
              word="Edit"
              label={`Edit ${place.name}`}
              to={paths.adminTab(resource, place.id)}
            />
            <RowAction
              word="Delete"
              label={`Delete ${place.name}`}
              onClick={() => props.onDelete(place)}
            />
          </p>
        </div>
      )}
    </SortableList>
  );
}
