import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { api, read } from '../../../app/api.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { byId } from '../../app/calls.ts';
import { useGuard } from '../../app/session.tsx';
import { useRefreshSites } from './sites.ts';

const askAgainMs = 1000;

/** Named by the save too, since that may change the plate. */
const plateKey = ({ id, version }: DiveSite) => ['admin', 'plate', id, version];

const words = {
  drawing: 'The plate is being drawn from the facts of this site. That takes some seconds.',
  failed:
    'The plate could not be drawn. The server tries again later; until then the site shows the print of its kind.',
  taken: 'The plate is the picture of this site. It is drawn again when the facts change.',
  shown: 'Visitors see this plate with “Photo Coming Soon”, until you take it or give a photo.',
  beside: 'Visitors see the picture that you gave. The plate is drawn from the facts of the site.',
};

export const OnPlateChosen = createContext<(site: DiveSite) => void>(() => {});

/** Asks again while the plate is drawn. */
export function usePlate(site: DiveSite | undefined) {
  const guard = useGuard();
  return useQuery({
    queryKey: site ? plateKey(site) : ['admin', 'plate'],
    queryFn: () => guard(() => read(api['dive-sites'][':id'].plate.$get(byId(site?.id ?? 0)))),
    enabled: site !== undefined,
    refetchInterval: ({ state }) => (state.data?.state === 'drawing' ? askAgainMs : false),
  }).data;
}

export function PlatePanel({ site }: { site: DiveSite }) {
  const guard = useGuard();
  const onTaken = use(OnPlateChosen);
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const refreshSites = useRefreshSites();
  const data = usePlate(site);
  if (!data || data.state === 'unavailable') return null;
  const { plate, state, taken } = data;
  const said = state === 'ready' ? (taken ? 'taken' : site.imageUrl ? 'beside' : 'shown') : state;

  async function take() {
    try {
      const one = api['dive-sites'][':id'];
      const saved = await guard<DiveSite>(() =>
        read(one.photo.$patch({ ...byId(site.id), json: { imageUrl: plate ?? '' } })),
      );
      toast({ title: 'Photo Updated', description: site.name });
      queryClient.setQueryData(plateKey(saved), { ...data, taken: true });
      onTaken(saved);
      await refreshSites();
    } catch {
      toast({ title: 'Update Failed', description: 'Failed to update photo', destructive: true });
    }
  }

  return (
    <section
      aria-label="Plate"
      className="mt-4 grid gap-4 border-2 border-line bg-sand p-4 sm:grid-cols-[13rem_1fr]"
    >
      <div className="aspect-3/2 bg-deep">
        {plate && (
          <Picture
            src={plate}
            alt={`Plate of ${site.name}`}
            sizes="208px"
            className="aspect-3/2 w-full object-cover"
          />
        )}
      </div>
      <div className="flex flex-col items-start gap-3">
        <p role="status" className="text-sm">
          {words[said]}
        </p>
        {plate && !taken && (
          <button
            type="button"
            onClick={take}
            disabled={state !== 'ready'}
            className={buttonStyles.quiet}
          >
            Take the plate as its picture
          </button>
        )}
      </div>
    </section>
  );
}
