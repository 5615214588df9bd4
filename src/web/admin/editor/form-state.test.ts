import { expect, test } from 'vitest';
import type { EditableRecord, Editor } from './editor.ts';
import { reduceForm, startForm } from './form-state.ts';

type Words = { name: string; depth: string };
type Site = EditableRecord & Words;

const editor = {
  empty: { name: '', depth: '' },
  toValues: ({ name, depth }: Site) => ({ name, depth }),
  normalises: true,
} as unknown as Editor<Site, Words>;
const record = { id: 1, version: 1, name: 'Reef', depth: '5m' };
const start = () => startForm({ editor, record, stored: undefined });

test('a form keeps text typed during a save and replaces other values with the server’s values', () => {
  const sent = { name: 'Reef', depth: '5-9 m' };
  const typed = reduceForm(
    { ...start(), values: sent },
    { type: 'typed', field: 'name', value: 'Reef wall' },
  );
  const saved = { ...record, version: 2, depth: '5-9m' };
  const { base, values } = reduceForm(typed, { type: 'saved', record: saved, values: sent });
  expect(values).toEqual({ name: 'Reef wall', depth: '5-9m' });
  expect(base).toEqual({ name: 'Reef', depth: '5-9m' });
});

test('a form counts rejected saves, and typing does not change the count', () => {
  const rejected = reduceForm(start(), { type: 'rejected', errors: { depth: 'Too deep' } });
  const typed = reduceForm(rejected, { type: 'typed', field: 'name', value: 'Wall' });
  expect(typed).toMatchObject({ rejections: 1, errors: { depth: 'Too deep' } });
});
