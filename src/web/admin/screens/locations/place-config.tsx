import { type Location, locationFields, locationInput } from '../../../../contract/locations.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import type { Editor } from '../../editor/editor.ts';
import { fieldErrors } from '../../editor/save-checks.ts';
import { formTexts } from '../../fields/field-texts.ts';
import { RecordFields } from '../publishing/record-fields.tsx';

const form = formTexts(locationFields);

const recordApi = api.locations[':id'];

export const placeEditor: Editor<Location, typeof form.empty> = {
  ...form,
  resource: 'locations',
  label: 'Place',
  singular: 'place',
  errors: (values) => fieldErrors(locationInput, form.toInput(values)),
  savedText: ({ featured }) => (featured ? 'Home shows it now.' : 'Home does not show it.'),
  list: () => read(api.locations.$get()),
  open: (id) => read(recordApi.$get(byId(id))),
  save: (values, _, from) => {
    const json = form.toInput(values);
    if (!from) return read(api.locations.$post({ json }));
    return read(recordApi.$patch({ ...byId(from.id), json: { ...json, version: from.version } }));
  },
  Fields: RecordFields,
  remove: (id) => read(recordApi.$delete(byId(id))),
};
