import { z } from 'zod';
import {
  type Location,
  type LocationInput,
  locationInput,
} from '../../../../contract/locations.ts';
import { api, read } from '../../../app/api.ts';
import { ApiError } from '../../../app/api-error.ts';
import { byId } from '../../app/calls.ts';
import type { EditorConfig, FieldsProps, PublicRecord } from '../../editor/editor-config.ts';
import { bindFields } from '../../editor/editor-config.ts';
import { createRevisions, mapRevisions } from '../../editor/revisions.ts';
import { createSaveBar } from '../../editor/save-bar.tsx';
import { CheckField, TextArea, TextField } from '../../ui/fields.tsx';
import { PictureField } from '../media/picture-field.tsx';

export type PlaceRecord = PublicRecord<Location>;

export const toRecord = (place: Location): PlaceRecord => ({
  ...place,
  published: true,
  category: place.region,
});

type Values = Record<keyof LocationInput, string>;

const labels = {
  name: 'Name',
  region: 'Region',
  description: 'Description',
  waterTemp: 'Water',
  visibility: 'Visibility',
  bestTime: 'Best time',
  depth: 'Depth',
  difficulty: 'Difficulty',
  imageUrl: 'Picture',
  mapCoordinates: 'Position',
  featured: 'Shown on Home',
} as const;

const shown = 'yes';

const empty: Values = {
  name: '',
  region: '',
  description: '',
  waterTemp: '',
  visibility: '',
  bestTime: '',
  depth: '',
  difficulty: '',
  imageUrl: '',
  mapCoordinates: '',
  featured: shown,
};

const one = api.locations[':id'];

function saveErrorText(error: unknown, exists: boolean): string {
  const reason = error instanceof ApiError ? error.reason : undefined;
  return reason ?? `Failed to ${exists ? 'update' : 'create'} the place. Please try again.`;
}

export const placeConfig: EditorConfig<PlaceRecord, Values, LocationInput> = {
  resource: 'locations',
  label: 'Place',
  singular: 'place',
  newTitle: 'New place',
  getTitle: ({ name }) => name,
  labels,
  formatValue: (field, value) => (field === 'featured' ? (value === shown ? 'Yes' : 'No') : value),
  empty,
  toValues: (place) => ({
    name: place.name,
    region: place.region,
    description: place.description,
    waterTemp: place.waterTemp,
    visibility: place.visibility,
    bestTime: place.bestTime,
    depth: place.depth,
    difficulty: place.difficulty,
    imageUrl: place.imageUrl,
    mapCoordinates: place.mapCoordinates ?? '',
    featured: place.featured ? shown : '',
  }),
  toInput: ({ mapCoordinates, featured, ...words }) => ({
    ...words,
    mapCoordinates: mapCoordinates.trim() || null,
    featured: featured === shown,
  }),
  draftSchema: locationInput,
  pictureFields: ['imageUrl'],
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

function PlaceFields(props: FieldsProps<Values>) {
  const field = bindFields(labels, props);
  const { values, set } = props;
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          {...field('name')}
          hint="“Explore Sites” lists the dive sites of a state, or those that are found with this name."
          maxLength={80}
        />
        <TextField {...field('region')} maxLength={80} />
      </div>
      <TextArea {...field('description')} rows={3} />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...field('waterTemp')} placeholder="23–29 °C" />
        <TextField {...field('visibility')} placeholder="10–30 m" />
        <TextField
          {...field('depth')}
          placeholder="5–30 m"
          hint="Its numbers draw the depth bar."
        />
        <TextField {...field('bestTime')} placeholder="June to December" />
        <TextField {...field('difficulty')} placeholder="Beginner to advanced" />
        <TextField {...field('mapCoordinates')} placeholder="-14.6637, 145.6635" />
      </div>
      <PictureField {...field('imageUrl')} hint="Upright, 4 to 5, shows best." />
      <CheckField
        label={labels.featured}
        checked={values.featured === shown}
        onChange={(checked) => set('featured', checked ? shown : '')}
      />
    </>
  );
}
