import { type Danger, dangerLabels } from '../../../domain/species/terms.ts';

const styles: Record<Danger, string> = {
  none: 'border border-current',
  low: 'border border-current',
  moderate: 'bg-intermediate text-abyss',
  high: 'bg-advanced text-paper',
};

const shape =
  'inline-flex items-center rounded-sm px-2 py-0.5 text-sm font-semibold whitespace-nowrap [print-color-adjust:exact]';

/** The danger of a species, with a label as well as a colour. */
export function DangerBadge({ danger }: { danger: Danger }) {
  return <span className={`${shape} ${styles[danger]}`}>{dangerLabels[danger]}</span>;
}
