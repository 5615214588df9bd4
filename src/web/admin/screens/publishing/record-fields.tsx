import type { Field, Fields } from '../../../../contract/fields/field.ts';
import { FieldControl } from '../../fields/field-control.tsx';
import { RichEditor } from '../../rich-text/rich-editor.tsx';
import { PicturePreview } from '../../ui/picture-preview.tsx';

export interface FormProps {
  values: Readonly<Record<string, string>>;
  errors: { readonly [name: string]: string | undefined };
  set: (name: never, value: never) => void;
  /** Changes when the values are replaced by anything other than typing. */
  resetKey: number;
}

const spans = { third: 'md:col-span-2', half: 'md:col-span-3', whole: 'md:col-span-6' };

/** The fields of one section of a form, in the order of their declaration. */
export function RecordFields({
  fields,
  section,
  ...form
}: FormProps & { fields: Fields; section?: Field['section'] }) {
  const shown = Object.entries<Field>(fields).filter(([, field]) => field.section === section);
  // Other sections are a single column beside the text.
  const isMain = section === undefined;
  return (
    <div className={`grid min-w-0 ${isMain ? 'gap-x-5 gap-y-3 md:grid-cols-6' : 'gap-4'}`}>
      {shown.map(([name, field]) => (
        <div key={name} className={isMain ? `min-w-0 ${spans[fieldWidth(field)]}` : 'min-w-0'}>
          <RecordField name={name} field={field} {...form} />
        </div>
      ))}
    </div>
  );
}

function fieldWidth(field: Field): keyof typeof spans {
  return field.width ?? (field.type === 'html' ? 'whole' : 'half');
}

function RecordField({ name, field, ...form }: FormProps & { name: string; field: Field }) {
  const set = form.set as (name: string, value: string) => void;
  const control = {
    value: form.values[name] ?? '',
    error: form.errors[name],
    onChange: (value: string) => set(name, value),
  };
  if (field.type !== 'html') return <FieldControl {...control} field={field} texts={form.values} />;
  const { label, withBlocks } = field;
  return <RichEditor key={form.resetKey} {...control} label={label} withBlocks={withBlocks} />;
}

/** The fields beside the text of a record, with a preview of its picture below them. */
export function SideFields(props: FormProps & { fields: Fields }) {
  const { imageUrl = '' } = props.values;
  return (
    <>
      <RecordFields {...props} section="side" />
      <PicturePreview key={imageUrl} src={imageUrl} />
    </>
  );
}
