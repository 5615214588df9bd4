import type { OrderSetting, SettingField } from '../../../../contract/settings/groups/field.ts';
import { colourPattern } from '../../../../domain/pictures/brand.ts';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { FieldControl } from '../../fields/field-control.tsx';
import { ClearPicture } from '../../ui/clear-picture.tsx';
import { SelectField, TextField, type ValueProps } from '../../ui/fields.tsx';
import { Group } from '../../ui/group.tsx';
import { CategoryRows } from './category-rows.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { PdfControl } from './pdf-control.tsx';
import { SettingRows } from './setting-rows.tsx';

type ControlProps = Omit<ValueProps, 'label' | 'hint'>;

const australian = (zone: string) => zone.startsWith('Australia/');

/** All time zones, Australia's first. */
const timeZones = () => {
  const zones = Intl.supportedValuesOf('timeZone');
  return [...zones.filter(australian), ...zones.filter((zone) => !australian(zone))];
};

export function SettingControl({ field, ...control }: ControlProps & { field: SettingField }) {
  const shared = { label: field.label, hint: field.hint, ...control };
  switch (field.type) {
    case 'address':
      return (
        <div>
          <FieldControl field={field} {...control} />
          {field.picture && control.value && (
            <ClearPicture src={control.value} className="mt-2 h-16 max-w-full object-contain" />
          )}
        </div>
      );
    case 'text':
    case 'number': {
      const isLong = field.type === 'text' && field.rows;
      const simple = <FieldControl field={field} {...control} />;
      return isLong ? <div className="md:col-span-full">{simple}</div> : simple;
    }
    case 'email':
      return <TextField {...shared} type="email" />;
    case 'colour':
      return <ColourControl {...shared} placeholder={field.placeholder} />;
    case 'pdf':
      return <PdfControl {...shared} />;
    case 'markdown':
      return <MarkdownField {...shared} rows={24} />;
    case 'paragraphs':
      return <MarkdownField {...shared} rows={8} />;
    case 'zone':
      return <SelectField {...shared} isFilled={control.value !== ''} options={timeZones()} />;
    case 'choice': {
      const { choices } = field;
      const isFilled = control.value in choices;
      return (
        <SelectField
          {...shared}
          isFilled={isFilled}
          value={isFilled ? control.value : ''}
          options={Object.keys(choices)}
          words={choices}
        />
      );
    }
    case 'order':
      return <OrderControl field={field} {...control} />;
    case 'rows':
      if (field.categoriesOf)
        return <CategoryRows field={field} Control={SettingControl} {...control} />;
      return <SettingRows field={field} Control={SettingControl} {...control} />;
  }
}

/** A text field, which can be empty, with the browser's colour picker. */
function ColourControl({
  label,
  value,
  onChange,
  ...shared
}: Parameters<typeof TextField>[0] & { placeholder: string }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField label={label} value={value} onChange={onChange} {...shared} />
      <input
        type="color"
        aria-label={`Choose: ${label}`}
        value={colourPattern.test(value) ? value : shared.placeholder}
        onChange={({ target }) => onChange(target.value)}
        className="mt-7 h-11 w-14 cursor-pointer border border-ink bg-paper p-1"
      />
    </div>
  );
}

function OrderControl({ field, value, error, onChange }: ControlProps & { field: OrderSetting }) {
  const places = value.split('\n').filter(Boolean);
  const items = places.map((path) => ({ id: path, name: field.choices[path] ?? path }));
  return (
    <Group label={field.label} hint={field.hint} error={error}>
      <SortableList
        label={field.label}
        items={items}
        onMove={({ id }, place) => {
          const others = places.filter((path) => path !== id);
          onChange(others.toSpliced(place, 0, id).join('\n'));
        }}
      >
        {({ name }) => name}
      </SortableList>
    </Group>
  );
}
