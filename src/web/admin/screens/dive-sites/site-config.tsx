import { z } from 'zod';
import type {
  DiveSite,
  DiveSiteInput,
  DiveSiteSummary,
} from '../../../../contract/dive-sites/dive-sites.ts';
import { api, read } from '../../../app/api.ts';
import { ApiError } from '../../../app/api-error.ts';
import { byId } from '../../app/calls.ts';
import type { EditorConfig, FieldsProps, PublicRecord } from '../../editor/editor-config.ts';
import { createRevisions, mapRevisions } from '../../editor/revisions.ts';
import { createSaveBar } from '../../editor/save-bar.tsx';
import { PicturePreview } from '../../ui/picture-preview.tsx';
import { FieldGroup } from './field-group.tsx';
import { empty, groups, labels, readValues, type SiteValues, toValues } from './site-fields.ts';
import { SitePreview } from './site-preview.tsx';
import { findSite } from './sites.ts';

type SiteRecord = PublicRecord<DiveSite>;
type ListedSite = Pick<SiteRecord, 'id' | 'name' | 'published' | 'category' | 'updatedAt'>;
interface Input {
  values: SiteValues;
}

export const toRecord = (site: DiveSite): SiteRecord => ({
  ...site,
  published: true,
  category: site.region,
});

const toListed = ({
  id,
  name,
  region,
}: Pick<DiveSiteSummary, 'id' | 'name' | 'region'>): ListedSite => ({
  id,
  name,
  published: true,
  category: region,
  updatedAt: '',
});

/** Texts are parsed before the contract's schema validates them. */
const schema = z.custom<Input>().superRefine(({ values }, context) => {
  for (const [field, message = ''] of Object.entries(readValues(values).errors)) {
    context.addIssue({ code: 'custom', path: [field], message });
  }
});

function checkedInput({ values }: Input): DiveSiteInput {
  const { input } = readValues(values);
  if (!input) throw new Error('The form was sent unchecked');
  return input;
}

function saveErrorText(error: unknown, exists: boolean): string {
  if (!(error instanceof ApiError)) return `Failed to ${exists ? 'update' : 'create'} dive site`;
  if (!exists) return error.reason ?? `Server error: ${error.status}`;
  const details = Object.values(error.details ?? {}).flat();
  return details.join(' ') || (error.reason ?? 'Failed to update dive site');
}

const one = api['dive-sites'][':id'];

export const siteConfig: EditorConfig<SiteRecord, SiteValues, Input, ListedSite> = {
  resource: 'dive-sites',
  label: 'Dive Site',
  singular: 'dive site',
  newTitle: 'New dive site',
  getTitle: ({ name }) => name,
  labels,
  empty,
  toValues,
  toInput: (values) => ({ values }),
  normalises: true,
  keepsDrafts: true,
  draftSchema: schema,
  pictureFields: ['imageUrl', 'videoThumbnail'],
  publishSchema: z.unknown(),
  missing: { title: 'Please check the form', text: "Please give the dive site's name." },
  publishText: '',
  deletion: { title: 'Delete this dive site?', text: 'This cannot be undone.' },
  savedText: ({ name }) => name,
  saveErrorText,
  list: async () =>
    (await read(api['dive-sites'].$get({ query: { fields: 'summary' } }))).map(toListed),
  open: async (id) => toRecord(await findSite(id)),
  create: async (input) =>
    toRecord(await read(api['dive-sites'].$post({ json: checkedInput(input) }))),
  update: async (id, changes) => {
    if (!('values' in changes)) throw new Error('A dive site is saved whole');
    const json = { ...checkedInput(changes), version: changes.version };
    return toRecord(await read(one.$put({ ...byId(id), json })));
  },
  feature: async (id, featured) =>
    toRecord(await read(one.featured.$patch({ ...byId(id), json: { featured } }))),
  remove: (id) => read(one.$delete(byId(id))),
  revisions: mapRevisions(createRevisions<DiveSite>('dive-sites'), toRecord),
  Actions: createSaveBar('Dive Site'),
  Fields: SiteFields,
  Preview: ({ values, record }) => <SitePreview input={readValues(values).input} saved={record} />,
};

function SiteFields({ values, errors, set }: FieldsProps<SiteValues>) {
  const change = (changes: SiteValues) => {
    for (const [name, value] of Object.entries(changes)) set(name, value);
  };
  return (
    <div>
      {groups.map((group) => (
        <FieldGroup
          key={group.name}
          group={group}
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
