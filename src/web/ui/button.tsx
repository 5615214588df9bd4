const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm py-2 font-semibold transition-colors duration-200';
const shapes = `${base} px-5`;
const outline = 'border-2 border-ink hover:bg-ink hover:text-paper';

/** Classes of buttons; the ochre `action` is for the most important button. */
export const buttonStyles = {
  action: `${shapes} bg-ochre text-on-ochre hover:bg-ink hover:text-paper disabled:opacity-60`,
  quiet: `${shapes} ${outline}`,
  /** A button small enough for three side by side on a phone. */
  compact: `${base} px-3 sm:px-5 ${outline}`,
} as const;
