import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { ApiError } from '../../../app/api-error.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import type { Editor, FieldsProps } from '../../editor/editor.ts';
import { PicturePreview } from '../../ui/picture-preview.tsx';
import { findDuplicate } from './duplicate.ts';
import { FieldGroup } from './field-group.tsx';
import {
  empty,
  groups,
  labels,
  pictureFields,
  readValues,
  type SiteValues,
  toValues,
} from './site-fields.ts';
import { SitePreview } from './site-preview.tsx';
import { findSite } from './sites.ts';

function saveErrorText(error: unknown, exists: boolean): string {
  if (!(error instanceof ApiError)) return `Failed to ${exists ? 'update' : 'create'} dive site`;
  if (!exists) return error.reason ?? `Server error: ${error.status}`;
  const details = Object.values(error.details ?? {}).flat();
  return details.join(' ') || (error.reason ?? 'Failed to update dive site');
}

const recordApi = api['dive-sites'][':id'];

export const siteEditor: Editor<DiveSite, SiteValues> = {
  resource: 'dive-sites',
  label: 'Dive Site',
  singular: 'dive site',
  labels,
  empty,
  toValues,
  pictureFields,
  errors: (values) => readValues(values).errors,
  normalises: true,
  findDoubt: findDuplicate,
  keepsDrafts: true,
  savedText: ({ name }) => name,
  saveErrorText,
  open: findSite,
  save: (values, _, from) => {
    const { input: json } = readValues(values);
    if (!json) throw new Error('The form was sent unchecked');
    if (!from) return read(api['dive-sites'].$post({ json }));
    return read(recordApi.$put({ ...byId(from.id), json: { ...json, version: from.version } }));
  },
  feature: (id, featured) => read(recordApi.featured.$patch({ ...byId(id), json: { featured } })),
  remove: (id) => read(recordApi.$delete(byId(id))),
  Fields: SiteFields,
  After: ({ values, record }) => <SitePreview input={readValues(values).input} saved={record} />,
};

function SiteFields(props: FieldsProps<SiteValues> & { record: DiveSite | undefined }) {
  const { values, errors, set, record } = props;
  const change = (changes: SiteValues) => {
    for (const [name, value] of Object.entries(changes)) set(name, value);
  };
  return (
    <div>
      {groups.map((group) => (
        <FieldGroup
          key={group.name}
          group={group}
          record={record}
          values={values}
          errors={errors}
          onChange={change}
        />
      ))}
      <div className="mt-5">
        <PicturePreview key={values.imageUrl} src={values.imageUrl ?? ''} />
      </div>
    </div>
  );
}
