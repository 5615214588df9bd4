import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../contract/paths.ts';
import { isShut, statusLabels } from '../../../domain/dive-sites/facts.ts';
import { accessLabels, stateNames, typeLabels } from '../../../domain/dive-sites/terms.ts';
import { positionNote } from '../../../domain/export/exported-site.ts';
import { degreesMinutes, parsePosition } from '../../../domain/geo/positions.ts';
import { type PlateFacts, plateCaption, plateFacts } from '../../../domain/pictures/plates.ts';
import type { SectionFacts } from '../../../domain/section/facts.ts';
import { truncate } from '../../../domain/text/text.ts';
import { site as siteContent } from '../../platform/site-content/site-content.ts';

/** Everything that a poster and a wallpaper show. Equal posters give the same file. */
export interface Poster {
  facts: PlateFacts;
  plate: string | null;
  name: string;
  place: string;
  /** A site that is shut says so, and nothing of the kind to dive it. */
  status: string | undefined;
  depthRange: string;
  section: SectionFacts | undefined;
  type: DiveSite['type'];
  access: DiveSite['access'];
  latitude: string;
  minutes: string;
  decimals: string;
  /** As “± 0.4 km”; empty where it is not known. */
  error: string;
  position: string;
  legend: { label: string; text: string }[];
  caption: string;
  brand: string;
  address: string;
}

const longest = { legend: 150, position: 260 };

export function toPoster(
  site: DiveSite,
  siteUrl: string,
  section: SectionFacts | undefined,
): Poster {
  const shut = isShut(site.status);
  const position = parsePosition(site);
  const state = site.state ? (stateNames[site.state] ?? site.state) : undefined;
  const legend: [string, string | null | undefined][] = [
    ['Site', site.type && typeLabels[site.type]],
    ['Access', site.access && accessLabels[site.access]],
    ['Skill level', site.skillLevel],
    ['Water', site.waterTemp],
    ['Visibility', site.visibility],
    ['Best time', shut ? null : site.bestTime],
    ['Marine life', site.marineLife],
  ];
  const { positionErrorKm } = site;
  return {
    facts: plateFacts(site),
    plate: site.plate,
    name: site.name,
    place: [...new Set([site.region, state])].filter(Boolean).join(', '),
    status: shut && site.status ? statusLabels[site.status] : undefined,
    depthRange: site.depthRange,
    section,
    type: site.type,
    access: site.access,
    latitude: site.latitude,
    minutes: position ? degreesMinutes(position) : '',
    decimals: position ? `${site.latitude}, ${site.longitude}` : '',
    error: positionErrorKm === null ? '' : `± ${positionErrorKm} km`,
    position: truncate(positionNote(site), longest.position),
    legend: legend.flatMap(([label, text]) =>
      text ? [{ label, text: truncate(text, longest.legend) }] : [],
    ),
    caption: plateCaption(site),
    brand: siteContent.name,
    address: siteUrl.replace(/^https?:\/\//, '') + paths.diveSite(site.id),
  };
}
