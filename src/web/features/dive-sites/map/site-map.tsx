import type L from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Position, parsePosition } from '../../../../domain/geo/positions.ts';
import type { MappedRoute } from '../../../../domain/trips/way.ts';
import { wantsReducedMotion } from '../../../ui/device.ts';
import { useMap } from '../../../ui/map/base-map.ts';
import type { RowSite } from '../parts/shown-fields.ts';
import type { MarkedSite } from './site-index.ts';
import { type LayerHandlers, SiteLayer } from './site-layer.ts';
import { SitePopup } from './site-popup.tsx';
import { usePopup } from './use-popup.ts';
import { usePick, useRoute } from './use-route.ts';
import { useTouch } from './use-touch.ts';
import { useView, type ViewProps, wantedView } from './use-view.ts';

export interface MapProps extends ViewProps {
  sites: readonly RowSite[];
  /** All sites as points, while `sites` is incomplete. */
  points?: readonly MarkedSite[] | undefined;
  tileUrl: string;
  /** The id of the highlighted site. */
  lifted: number | undefined;
  onPoint: LayerHandlers['onPoint'];
  selected: readonly number[] | undefined;
  onSelect: (ids: readonly number[] | undefined) => void;
  /** Whether a selected site opens in a popup; otherwise the page shows it. */
  hasPopup?: boolean;
  /** Whether the map fills the screen, so that one finger moves it. */
  ownsScreen?: boolean;
  way?: MappedRoute | undefined;
  onPick?: ((at: Position) => void) | undefined;
}

type LayerProps = Pick<MapProps, 'sites' | 'points' | 'lifted' | 'onPoint' | 'onSelect'>;

function useSiteLayer(map: L.Map | undefined, props: LayerProps) {
  const { points, lifted, onPoint, onSelect } = props;
  const sites = points ?? props.sites;
  const point = useEffectEvent(onPoint);
  const select = useEffectEvent(onSelect);
  const [layer, setLayer] = useState<SiteLayer>();
  useEffect(() => {
    if (!map) return;
    const created = new SiteLayer(map, { onPoint: point, onSelect: select });
    setLayer(created);
    return () => created.remove();
  }, [map]);
  useEffect(() => layer?.setSites(sites), [layer, sites]);
  useEffect(() => layer?.lift(lifted), [layer, lifted]);
}

/** The height in pixels of the selected site's sheet, which covers the map on a phone. */
const sheetHeight = 150;

function useRoomForSheet(map: L.Map | undefined, site: RowSite | undefined) {
  useEffect(() => {
    const position = site && parsePosition(site);
    if (!map || !position) return;
    map.panInside([position.latitude, position.longitude], {
      paddingTopLeft: [40, 60],
      paddingBottomRight: [60, sheetHeight],
      animate: !wantsReducedMotion(),
    });
  }, [map, site]);
}

export default function SiteMap(props: MapProps) {
  const { sites, selected, lifted, onSelect, hasPopup = true, ownsScreen = false } = props;
  const viewProps = { ...props, fitsContinent: ownsScreen };
  const { box, map } = useMap(props.tileUrl, (size) => wantedView(viewProps, size));
  useSiteLayer(map, { ...props, lifted: lifted ?? selected?.[0] });
  useView(map, viewProps);
  useRoute(map, props.way);
  usePick(map, props.onPick);
  const isHinted = useTouch(map, ownsScreen);

  const chosen = useMemo(() => sites.filter(({ id }) => selected?.includes(id)), [sites, selected]);
  useRoomForSheet(map, hasPopup ? undefined : chosen[0]);
  const opened = hasPopup && chosen[0] ? selected : undefined;
  const popup = usePopup(map, opened, chosen[0] && parsePosition(chosen[0]), () =>
    onSelect(undefined),
  );
  return (
    <>
      <div ref={box} className="size-full" />
      {opened && createPortal(<SitePopup sites={chosen} />, popup)}
      {isHinted && (
        <p
          aria-hidden
          className="pointer-events-none absolute inset-x-0 bottom-10 z-500 mx-auto w-fit bg-abyss/85 px-4 py-2 text-foam"
        >
          Move the map with two fingers
        </p>
      )}
    </>
  );
}
