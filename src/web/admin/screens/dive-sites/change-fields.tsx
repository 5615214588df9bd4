import type { SiteChange } from '../../../../contract/dive-sites/bulk.ts';
import { siteStatuses, statusLabels } from '../../../../domain/dive-sites/facts.ts';
import { SelectField, TextArea, TextField } from '../../ui/fields.tsx';

const changeKinds = {
  status: 'Set status and reason',
  notice: 'Add a notice',
  feature: 'Feature',
  unfeature: 'Unfeature',
  bin: 'Move to the bin',
} as const;
type ChangeKind = keyof typeof changeKinds;

/** Values of a change's form. */
type ChangeValues = ReturnType<typeof emptyChange>;

export const emptyChange = (today: string) => ({
  kind: '',
  status: '',
  statusReason: '',
  statusAsOf: today,
  source: '',
  notice: '',
});

/** The request body of a change, which the server validates; undefined if no kind is chosen. */
export function toChange(values: ChangeValues): SiteChange | undefined {
  const { status, statusReason, statusAsOf, source, notice } = values;
  switch (values.kind as ChangeKind | '') {
    case 'status': {
      const change = { action: 'status', status, statusReason, statusAsOf };
      return (source.trim() ? { ...change, source } : change) as SiteChange;
    }
    case 'notice':
      return { action: 'notice', notice };
    case 'feature':
      return { action: 'feature', featured: true };
    case 'unfeature':
      return { action: 'feature', featured: false };
    case 'bin':
      return { action: 'bin' };
    case '':
      return undefined;
  }
}

export function ChangeFields(props: {
  values: ChangeValues;
  errors: Record<string, string>;
  onChange: (values: ChangeValues) => void;
}) {
  const { values, errors } = props;
  const field = (name: Exclude<keyof ChangeValues, 'kind'>) => ({
    value: values[name],
    error: errors[`change.${name}`],
    onChange: (value: string) => props.onChange({ ...values, [name]: value }),
  });
  return (
    <>
      <SelectField
        label="What to change"
        options={Object.keys(changeKinds)}
        words={changeKinds}
        value={values.kind}
        onChange={(kind) => props.onChange({ ...values, kind })}
      />
      {values.kind === 'status' && (
        <>
          <SelectField
            label="Status"
            options={siteStatuses}
            words={statusLabels}
            {...field('status')}
          />
          <TextArea
            label="Reason of the Status"
            hint="One sentence, which visitors read. An empty one takes the reason away."
            rows={2}
            {...field('statusReason')}
          />
          <TextField label="Known As Of" type="date" {...field('statusAsOf')} />
          <TextField
            label="What it rests on"
            hint="E.g. Notice of Parks Victoria. Empty: reported by the editor of this site."
            {...field('source')}
          />
        </>
      )}
      {values.kind === 'notice' && (
        <TextArea
          label="Notice"
          hint="Follows the notice that a site has already."
          rows={2}
          {...field('notice')}
        />
      )}
    </>
  );
}
