import {
  addressClash,
  type Page,
  pageFields,
  pageInput,
  publishablePage,
} from '../../../../contract/pages.ts';
import { paths } from '../../../../contract/paths.ts';
import { postTimes } from '../../../../contract/publishing.ts';
import { toExcerpt } from '../../../../domain/text/text.ts';
import { site } from '../../../app/site.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import type { AfterProps, Editor } from '../../editor/editor.ts';
import { ResourceEditor } from '../../editor/resource-editor.tsx';
import { fieldErrors } from '../../editor/save-checks.ts';
import { formTexts } from '../../fields/field-texts.ts';
import { PagePreview } from '../previews/page-preview.tsx';
import { postEditor } from '../publishing/post-config.ts';
import { PostDetails } from '../publishing/post-details.tsx';
import { RecordFields } from '../publishing/record-fields.tsx';

const form = formTexts({ ...pageFields, ...postTimes });
type Values = typeof form.empty;
const recordApi = api.pages[':id'];

const pageEditor: Editor<Page, Values> = {
  ...postEditor,
  ...form,
  resource: 'pages',
  label: 'Page',
  singular: 'page',
  publicPath: paths.page,
  errors: (values, published) => {
    const clash = addressClash(values.slug);
    return {
      ...(clash && { slug: clash }),
      ...fieldErrors(pageInput, { ...form.toInput(values), published }),
    };
  },
  publishErrors: (values) => fieldErrors(publishablePage, values),
  list: () => read(api.pages.$get({ query: { admin: 'true' } })),
  open: (id) => read(recordApi.$get(byId(id))),
  save: (values, published, from) => {
    const json = { ...form.toInput(values), published };
    if (!from) return read(api.pages.$post({ json }));
    return read(recordApi.$patch({ ...byId(from.id), json: { ...json, version: from.version } }));
  },
  publish: (id, published) => read(recordApi.$patch({ ...byId(id), json: { published } })),
  remove: (id) => read(recordApi.$delete(byId(id))),
  Fields: RecordFields,
  Details: PostDetails,
  After: AfterPage,
};

export const PagesPanel = () => <ResourceEditor editor={pageEditor} />;

function AfterPage({ values, ...saved }: AfterProps<Page, Values>) {
  return (
    <PagePreview
      {...saved}
      resource="pages"
      page={{
        title: values.seoTitle || `${values.title || 'Title'} | ${site.name}`,
        description: values.seoDescription || toExcerpt(values.content),
        path: paths.page(values.slug),
        imageUrl: values.shareImageUrl,
      }}
    />
  );
}
