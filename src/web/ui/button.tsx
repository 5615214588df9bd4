const shapes =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-5 py-2 font-semibold transition-colors duration-200';

/** Ochre is for the single call to action. */
export const buttonStyles = {
  action: `${shapes} bg-ochre text-on-ochre hover:bg-ink hover:text-paper disabled:opacity-60`,
  quiet: `${shapes} border-2 border-ink hover:bg-ink hover:text-paper`,
} as const;
