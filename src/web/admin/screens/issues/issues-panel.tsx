import { type Issue, issueFields, issueInput } from '../../../../contract/issues.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import type { AfterProps, Editor, FieldsProps } from '../../editor/editor.ts';
import { ResourceEditor } from '../../editor/resource-editor.tsx';
import { fieldErrors } from '../../editor/save-checks.ts';
import { formTexts } from '../../fields/field-texts.ts';
import { MailingPanel } from '../mailings/mailing-panel.tsx';
import { RecordFields } from '../publishing/record-fields.tsx';
import { IssueList } from './issue-list.tsx';
import { PostsField } from './posts-field.tsx';

const form = formTexts(issueFields);
type Values = typeof form.empty;
const recordApi = api.issues[':id'];

const issues: Editor<Issue, Values> = {
  ...form,
  resource: 'issues',
  label: 'Issue',
  singular: 'issue',
  errors: (values) => fieldErrors(issueInput, form.toInput(values)),
  savedText: () => 'It goes to nobody before you send it.',
  list: () => read(api.issues.$get()),
  open: (id) => read(recordApi.$get(byId(id))),
  save: (values, _, from) => {
    const json = form.toInput(values);
    if (!from) return read(api.issues.$post({ json }));
    return read(recordApi.$patch({ ...byId(from.id), json: { ...json, version: from.version } }));
  },
  remove: (id) => read(recordApi.$delete(byId(id))),
  Fields: IssueFields,
  After: AfterIssue,
};

export const IssuesPanel = () => (
  <ResourceEditor
    editor={issues}
    List={IssueList}
    deletionText="It stays in the bin for 30 days. Mails that wait are not stopped by it."
  />
);

function IssueFields(props: FieldsProps<Values>) {
  return (
    <>
      <RecordFields {...props} />
      <PostsField
        label={issueFields.posts.label}
        value={props.values.posts}
        error={props.errors.posts}
        onChange={(posts) => props.set('posts', posts)}
      />
    </>
  );
}

function AfterIssue({ record, dirty }: AfterProps<Issue, Values>) {
  if (!record) return null;
  return <MailingPanel resource="issues" record={{ ...record, published: true }} dirty={dirty} />;
}
