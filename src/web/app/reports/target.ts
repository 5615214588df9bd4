import type { Position } from '../../../domain/geo/positions.ts';
import {
  type ReportedResource,
  type ReportKind,
  reportedResources,
  reportKinds,
} from '../../../domain/reports/terms.ts';

export interface PageFact {
  field: string;
  name: string;
  /** The text on the page; empty if the page has none. */
  text: string;
}

export interface ReportTarget {
  kind: ReportKind;
  resource: ReportedResource;
  record: string;
  title: string;
  /** The facts beside the report link, read from the page, so that the form works offline too. */
  facts: PageFact[];
  /** The position of a guide's site. */
  position: Position | undefined;
  /** Animals that the page names, by their slug. */
  animals: { slug: string; name: string }[];
}

const maxSaid = 160;

function readPosition(): Position | undefined {
  const { position = '' } = document.querySelector<HTMLElement>('[data-position]')?.dataset ?? {};
  const [latitude, longitude] = position.split(',').map(Number);
  return latitude && longitude ? { latitude, longitude } : undefined;
}

const textIn = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

const isText = (resource: ReportedResource) => resource === 'articles' || resource === 'reviews';

const shorten = (text: string) =>
  text.length > maxSaid ? `${text.slice(0, maxSaid - 1).trimEnd()}…` : text;

function readFact(element: HTMLElement): PageFact {
  const { fact = '', factName } = element.dataset;
  const name = factName ?? textIn(element.querySelector('dt'));
  const value = element.dataset.factText ?? textIn(element.querySelector('dd'));
  return { field: fact, name, text: shorten(value) };
}

/** The headings of a page or of its text, used as facts if the page marks none. */
const readParts = (resource: ReportedResource): PageFact[] =>
  [...document.querySelectorAll(isText(resource) ? 'main .prose h2' : 'main h2')]
    .map((heading) => textIn(heading).slice(0, 100))
    .filter(Boolean)
    .map((name) => ({ field: name, name, text: '' }));

function readFacts(link: Element, resource: ReportedResource): PageFact[] {
  const frame = link.closest('[data-facts], section');
  const own = [...(frame?.querySelectorAll<HTMLElement>('[data-fact]') ?? [])];
  const all = own.length > 0 ? own : [...document.querySelectorAll<HTMLElement>('[data-fact]')];
  if (all.length > 0) return all.map(readFact);
  const parts = readParts(resource);
  const here = textIn(frame?.querySelector('h2'));
  // The part that contains the link comes first.
  return resource === 'dive-sites'
    ? []
    : parts.toSorted((one, other) => Number(other.name === here) - Number(one.name === here));
}

function readAnimals() {
  const animals = new Map<string, string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/species/"]')) {
    const [, slug] = /^\/species\/([a-z0-9-]+)$/.exec(link.pathname) ?? [];
    if (slug && !animals.has(slug)) animals.set(slug, textIn(link));
  }
  return [...animals].map(([slug, name]) => ({ slug, name }));
}

/** Reads the subject of a report link from the page. */
export function readTarget(link: HTMLElement): ReportTarget | undefined {
  const [kind, resource, record] = (link.dataset.report ?? '').split(' ');
  const known = {
    kind: reportKinds.find((one) => one === kind),
    resource: reportedResources.find((one) => one === resource),
  };
  if (!known.kind || !known.resource || !record) return undefined;
  return {
    kind: known.kind,
    resource: known.resource,
    record,
    title: textIn(document.querySelector('h1')),
    position: readPosition(),
    facts: known.kind === 'correction' ? readFacts(link, known.resource) : [],
    animals: known.kind === 'dive' ? readAnimals() : [],
  };
}
