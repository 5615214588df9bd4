import entries from '../../../../seed/shore-entries.json' with { type: 'json' };
import silhouettes from '../../../../seed/silhouettes.json' with { type: 'json' };
import wrecks from '../../../../seed/wrecks.json' with { type: 'json' };
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import type { Species } from '../../../contract/species.ts';
import { tideRuleLabels } from '../../../domain/dive-sites/facts.ts';
import { coastWater } from '../../../domain/geo/coast-waters.ts';
import { parsePosition } from '../../../domain/geo/positions.ts';
import {
  depthsNamed,
  fromShore,
  maxResidents,
  type Outline,
  type Resident,
  type SectionFacts,
  sectionDepths,
  type WreckAttitude,
  type Zone,
} from '../../../domain/section/facts.ts';
import { sectionHeading } from '../../../domain/section/heading.ts';
import type { Services } from '../../platform/http/context.ts';
import { measureFetch, prepareShelter } from '../../resources/dive-sites/open-water.ts';
import { findDiveSite } from '../../resources/dive-sites/read.ts';
import {
  createSiteMentions,
  readAllSpecies,
  readPagesBySurveyId,
} from '../../resources/species/catalogue.ts';

type Reader = Pick<Services, 'database' | 'content'>;

interface Shape extends Outline {
  zone: Zone;
  company: number;
}

const shapes: Record<string, Shape> = silhouettes.shapes as Record<string, Shape>;
const shapeBySpecies: Record<string, string> = silhouettes.species;

/** Length in metres of a species without a published length. */
const usualLength = 0.4;

function toResident(species: Pick<Species, 'slug' | 'commonName' | 'maxLengthCm' | 'depthNote'>) {
  const shape = shapes[shapeBySpecies[species.slug] ?? ''];
  if (!shape) return undefined;
  const { zone, company, ...outline } = shape;
  return {
    name: species.commonName,
    outline,
    zone,
    company,
    length: species.maxLengthCm === null ? usualLength : species.maxLengthCm / 100,
    depths: depthsNamed(species.depthNote),
  } satisfies Resident;
}

async function listRecorded(services: Reader, siteId: number): Promise<string[]> {
  const [pages, rows] = await Promise.all([
    readPagesBySurveyId(services),
    services.database
      .selectFrom('surveyRecords')
      .select(['rlsId', 'recorded'])
      .where('diveSiteId', '=', siteId)
      .orderBy('recorded', 'desc')
      .orderBy('rlsId')
      .execute(),
  ]);
  return rows.flatMap(({ rlsId }) => pages.get(rlsId) ?? []);
}

async function listResidents(services: Reader, site: DiveSite): Promise<Resident[]> {
  const [all, siteMentions, recorded] = await Promise.all([
    readAllSpecies(services),
    createSiteMentions(services),
    listRecorded(services, site.id),
  ]);
  const bySlug = new Map(all.map((one) => [one.slug, one]));
  const named = siteMentions({ marineLife: site.marineLife, latitude: Number(site.latitude) });
  const slugs = new Set([...named.flatMap(({ slug }) => slug ?? []), ...recorded]);
  const residents: Resident[] = [];
  const drawn = new Set<string | undefined>();
  for (const slug of slugs) {
    const species = bySlug.get(slug);
    const resident = species && toResident(species);
    // Each outline is drawn only once.
    if (!resident || drawn.has(shapeBySpecies[slug])) continue;
    drawn.add(shapeBySpecies[slug]);
    residents.push(resident);
    if (residents.length === maxResidents) break;
  }
  return residents;
}

/** The attitude and length of a wreck; each is null unless the guide's text states it. */
function readWreck({ slug, description }: DiveSite): Pick<SectionFacts, 'lies' | 'lengthM'> {
  const known: (typeof wrecks)[number] | undefined = wrecks.find((one) => one.slug === slug);
  if (!known || !description.includes(known.words)) return { lies: null, lengthM: null };
  const { lies, length } = known;
  return {
    lies: lies as WreckAttitude,
    lengthM: length && description.includes(length.words) ? length.metres : null,
  };
}

/** The owner's points of a site, with the guide's entries and exits if the owner has none. */
function readPoints({ slug, description, points }: DiveSite): SectionFacts['points'] {
  const own = points ?? [];
  if (own.some(({ kind }) => kind === 'entry' || kind === 'exit')) return own;
  const named = entries.filter((one) => one.slug === slug && description.includes(one.words));
  return [...own, ...(named as SectionFacts['points'])];
}

async function readHeading(site: DiveSite): Promise<SectionFacts['heading']> {
  const position = parsePosition(site);
  if (!position || site.type === 'freshwater') return null;
  const { positionErrorKm: errorKm } = site;
  await prepareShelter(position, errorKm);
  return sectionHeading(measureFetch(position, errorKm), { isFromShore: fromShore(site), errorKm });
}

/** The facts for a site's section; undefined if no depth is known. @throws 404 */
export async function readSectionFacts(
  services: Reader,
  id: number,
): Promise<SectionFacts | undefined> {
  const site = await findDiveSite(services, id);
  const depths = sectionDepths(site);
  if (!depths) return undefined;
  return {
    ...depths,
    slug: site.slug,
    name: site.name,
    type: site.type,
    access: site.access,
    water: coastWater(site),
    typical: site.depthTypical,
    text: [site.name, site.description, site.marineLife].filter(Boolean).join(' '),
    points: readPoints(site),
    hasMoorings: site.facilityList?.includes('moorings') ?? false,
    steps: site.steps,
    tide: site.tideRule && site.tideRule !== 'any' ? tideRuleLabels[site.tideRule] : null,
    ...readWreck(site),
    heading: await readHeading(site),
    residents: await listResidents(services, site),
  };
}
