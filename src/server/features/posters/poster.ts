import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../contract/paths.ts';
import { isShut, statusLabels } from '../../../domain/dive-sites/facts.ts';
import { plateCaption, sitePrint } from '../../../domain/dive-sites/look.ts';
import { accessLabels, stateNames, typeLabels } from '../../../domain/dive-sites/terms.ts';
import { positionNote } from '../../../domain/export/exported-site.ts';
import { degreesMinutes } from '../../../domain/geo/position-text.ts';
import { parsePosition } from '../../../domain/geo/positions.ts';
import { platePath } from '../../../domain/pictures/pictures.ts';
import type { SectionFacts } from '../../../domain/section/facts.ts';
import type { SectionShape } from '../../../domain/section/layout.ts';
import { truncate } from '../../../domain/text/text.ts';
import type { Focus } from '../../platform/drawing/crop.ts';
import { sectionPicture } from '../../platform/drawing/section-picture.ts';
import { site as siteContent } from '../../platform/site-content/site-content.ts';
import { plateLight } from '../../resources/dive-sites/plate-lights.ts';

/** The content of a poster or a wallpaper. Equal contents give the same file. */
export interface Poster {
  /** The path of the release's plate. */
  plate: string | undefined;
  /** The position of the animal on the plate. */
  light: Focus | undefined;
  /** The path of the print for this kind of site. */
  print: string;
  name: string;
  place: string;
  /** The status of a closed site, whose poster omits the best time. */
  status: string | undefined;
  depthRange: string;
  section: SectionFacts | undefined;
  minutes: string;
  decimals: string;
  /** The position error, such as “± 0.4 km”; empty if unknown. */
  error: string;
  position: string;
  legend: { label: string; text: string }[];
  caption: string;
  brand: string;
  address: string;
}

const publicFolder = fileURLToPath(new URL('../../../../public', import.meta.url));

/** Whether the poster's picture is the section. */
export const showsSection = ({ plate, section }: Poster) => !plate && Boolean(section);

const longest = { legend: 150, source: 140 };

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
  const { positionErrorKm, positionSource } = site;
  const file = platePath(site.slug).replace('.jpg', '-960.avif');
  const plate = existsSync(publicFolder + file) ? file : undefined;
  return {
    plate,
    light: plateLight({ imageUrl: platePath(site.slug) }).light,
    print: sitePrint(site),
    name: site.name,
    place: [...new Set([site.region, state])].filter(Boolean).join(', '),
    status: shut && site.status ? statusLabels[site.status] : undefined,
    depthRange: site.depthRange,
    section,
    minutes: position ? degreesMinutes(position) : '',
    decimals: position ? `${site.latitude}, ${site.longitude}` : '',
    error: positionErrorKm === null ? '' : `± ${positionErrorKm} km`,
    // Only the source is truncated, so that the note still ends with "Not for navigation".
    position: positionNote({
      ...site,
      positionSource: positionSource && truncate(positionSource, longest.source),
    }),
    legend: legend.flatMap(([label, text]) =>
      text ? [{ label, text: truncate(text, longest.legend) }] : [],
    ),
    caption: plate ? plateCaption(site) : '',
    brand: siteContent.name,
    address: siteUrl.replace(/^https?:\/\//, '') + paths.diveSite(site.id),
  };
}

/** The plate of the release (960 px), else the section at `size` in pixels, else the print. */
export async function posterPicture(
  { plate, section, print }: Poster,
  shape: SectionShape,
  size: { width: number; height: number },
): Promise<Buffer> {
  if (!plate && section) return sectionPicture(section, shape, size);
  return readFile(publicFolder + (plate ?? print));
}
