/** @module-tag slow */
import { expect, test } from 'vitest';
import entries from '../../../../seed/shore-entries.json' with { type: 'json' };
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { composeSection } from '../../../domain/section/compose.ts';
import type { SectionFacts } from '../../../domain/section/facts.ts';
import { type Box, meet, type SectionShape, sectionSizes } from '../../../domain/section/layout.ts';
import { slugify } from '../../../domain/text/fold-text.ts';
import { measureText } from '../../platform/drawing/section-text.ts';
import { readSeedDiveSites } from '../../platform/seed/read.ts';
import { createDiveSites } from '../../resources/dive-sites/write.ts';
import { readSectionFacts } from './read.ts';

const descriptions = new Map(
  readSeedDiveSites().map(({ slug, name, description }) => [slug ?? slugify(name), description]),
);

test('the guide of each site contains the words for its entries and exits', () => {
  for (const { slug, kind, label, words } of entries) {
    expect(['entry', 'exit']).toContain(kind);
    expect(label.length, label).toBeLessThanOrEqual(27);
    expect(descriptions.get(slug), slug).toContain(words);
  }
});

/** The faults of a section: labels and animals that leave the drawing or cover each other. */
function listFaults(facts: SectionFacts, shape: SectionShape): string[] {
  const { labels, animals, drawing } = composeSection(facts, shape, measureText);
  const { width, height } = sectionSizes[shape];
  const boxes: [string, Box][] = [
    ...labels.map(({ text, x, y, size, strong }): [string, Box] => [
      text,
      { left: x, right: x + measureText(text, size, strong), top: y - 9, bottom: y + 2 },
    ]),
    ...animals.map((box, i): [string, Box] => [`animal ${i}`, box]),
  ];
  const faults = /NaN|undefined|Infinity/.test(drawing) ? ['a coordinate is missing'] : [];
  for (const [i, [name, box]] of boxes.entries()) {
    if (box.left < 0 || box.right > width || box.top < 0 || box.bottom > height)
      faults.push(`${name} leaves the drawing`);
    for (const [other, otherBox] of boxes.slice(i + 1))
      if (meet(box, otherBox)) faults.push(`${name} covers ${other}`);
  }
  return faults;
}

onSqliteFirst('the sections of all sites', (open) => {
  test('no label or animal overlaps or leaves a drawing, and each section shows how divers enter', {
    timeout: 120_000,
  }, async () => {
    const { services } = await open();
    const sites = readSeedDiveSites();
    await createDiveSites(services, sites);
    const rows = await services.database.selectFrom('diveSites').select('id').execute();
    expect(rows.length).toBe(sites.length);
    let drawn = 0;
    for (const { id } of rows) {
      const facts = await readSectionFacts(services, id);
      if (!facts) continue;
      drawn += 1;
      for (const shape of ['wide', 'tall'] as const) {
        expect(listFaults(facts, shape), `${facts.slug}, ${shape}`).toEqual([]);
      }
      const texts = composeSection(facts, 'wide', measureText).labels.map(({ text }) => text);
      expect(texts.join(), facts.slug).toMatch(/Entry|Exit|In from the shore|boat|liveaboard/);
    }
    expect(drawn).toBeGreaterThan(600);
  });
});
