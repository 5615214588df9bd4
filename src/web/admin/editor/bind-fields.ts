import type { FieldsProps } from './editor-config.ts';
import type { TextValues } from './merge.ts';

export const bindFields =
  <Values extends TextValues>(
    labels: Record<keyof Values, string>,
    { values, errors, set }: FieldsProps<Values>,
  ) =>
  (name: keyof Values) => ({
    label: labels[name],
    value: values[name] as string,
    error: errors[name],
    onChange: (value: string) => set(name, value as Values[keyof Values]),
  });
