import { z } from 'zod';
import {
  type Location,
  type LocationInput,
  locationFields,
  locationInput,
} from '../../../../contract/locations.ts';
import { api, read } from '../../../app/api.ts';
import { ApiError } from '../../../app/api-error.ts';
import { byId } from '../../app/calls.ts';
import type { EditorConfig, FieldsProps, PublicRecord } from '../../editor/editor-config.ts';
import { createRevisions, mapRevisions } from '../../editor/revisions.ts';
import { createSaveBar } from '../../editor/save-bar.tsx';
import { formTexts } from '../../fields/field-texts.ts';
import { RecordFields } from '../publishing/record-fields.tsx';

export type PlaceRecord = PublicRecord<Location>;

export const toRecord = (place: Location): PlaceRecord => ({
  ...place,
  published: true,
  category: place.region,
});

const form = formTexts(locationFields);

const one = api.locations[':id'];

function saveErrorText(error: unknown, exists: boolean): string {
  const reason = error instanceof ApiError ? error.reason : undefined;
  return reason ?? `Failed to ${exists ? 'update' : 'create'} the place. Please try again.`;
}

export const placeConfig: EditorConfig<PlaceRecord, typeof form.empty, LocationInput> = {
  resource: 'locations',
  label: 'Place',
  singular: 'place',
  newTitle: 'New place',
  getTitle: ({ name }) => name,
  ...form,
  draftSchema: locationInput,
  publishSchema: z.unknown(),
  missing: { title: 'Missing Name', text: 'Please give the place a name.' },
  publishText: '',
  deletion: { title: 'Delete this place?', text: 'It stays in the bin for 30 days.' },
  savedText: ({ featured }) => (featured ? 'Home shows it now.' : 'Home does not show it.'),
  saveErrorText,
  list: async () => (await read(api.locations.$get())).map(toRecord),
  open: async (id) => toRecord(await read(one.$get(byId(id)))),
  create: async ({ published: _, ...json }) => toRecord(await read(api.locations.$post({ json }))),
  async update(id, changes) {
    if (!('name' in changes)) throw new Error('A place is saved whole');
    const { published: _, ...json } = changes;
    return toRecord(await read(one.$patch({ ...byId(id), json })));
  },
  remove: (id) => read(one.$delete(byId(id))),
  revisions: mapRevisions(createRevisions<Location>('locations'), toRecord),
  Actions: createSaveBar('Place'),
  Fields: PlaceFields,
  Preview: () => null,
};

function PlaceFields(props: FieldsProps<typeof form.empty>) {
  return <RecordFields {...props} fields={locationFields} />;
}
