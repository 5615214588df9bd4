import type { FactSource } from '../../../contract/dive-sites/fields/field.ts';
import { fieldNamed, isFieldKey } from '../../../contract/dive-sites/fields/fields.ts';
import { fieldColumns } from '../../../domain/catalogue/merge.ts';
import { parseJson, sourcedColumn, type Values } from '../../../domain/catalogue/values.ts';

/** Labels of fields that the dive site form does not have, or labels differently. */
const ownLabels: Record<string, string> = {
  position: 'Position',
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Text',
  category: 'Category',
  imageUrl: 'Picture',
  rating: 'Rating',
  ratingTenths: 'Rating in tenths of a star',
  reviewCount: 'Number of reviews',
  purchaseLink: 'Link to buy',
  affiliateLink: 'Link to buy',
  productName: 'Product name',
  productId: 'Product',
  scores: 'Points by criterion',
  tempSummer: 'Summer, °C',
  tempAutumn: 'Autumn, °C',
  tempWinter: 'Winter, °C',
  tempSpring: 'Spring, °C',
};

const spaced = (name: string) =>
  (name[0]?.toUpperCase() ?? '') +
  name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The field's name for the owner. */
export function fieldLabel(field: string): string {
  const fact = sourcedColumn(field);
  if (fact !== undefined) return `Source of ${fieldLabel(fact)}`;
  return ownLabels[field] ?? (isFieldKey(field) ? fieldNamed(field).label : spaced(field));
}

function partText(value: unknown): string {
  if (Array.isArray(value)) return value.map(partText).filter(Boolean).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${spaced(name).toLowerCase()}: ${partText(part)}`)
    .join('; ');
}

function columnText(column: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (sourcedColumn(column) !== undefined) {
    const { source, confidence, checkedOn } = value as FactSource;
    return `${source} (${confidence}, ${checkedOn})`;
  }
  if (column === 'featured') return value === 1 ? 'Yes' : 'No';
  const field = isFieldKey(column) ? fieldNamed(column) : undefined;
  const words: Readonly<Record<string, string>> | undefined =
    field?.type === 'choice' || field?.type === 'choices' ? field.words : undefined;
  if (typeof value !== 'string') return String(value);
  if (words?.[value]) return words[value];
  if (!/^[[{]/.test(value)) return value;
  const parsed = parseJson(value);
  if (typeof parsed === 'string') return parsed;
  if (!Array.isArray(parsed)) return partText(parsed);
  return parsed
    .map((part) => (typeof part === 'string' ? (words?.[part] ?? part) : partText(part)))
    .join(parsed.some((part) => typeof part === 'object') ? '\n' : ', ');
}

/** A field's value as the owner reads it; empty if there is none. */
export function fieldText(field: string, values: Values): string {
  const columns = fieldColumns(field);
  if (columns.length === 1) return columnText(field, values[field]);
  return columns
    .filter((column) => values[column] !== undefined)
    .map((column) => `${fieldLabel(column)}: ${columnText(column, values[column])}`)
    .join('\n');
}
