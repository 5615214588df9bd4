/** Classes of a text column; a wide screen adds a margin for notes. */
export const column = 'mx-auto max-w-3xl px-5 lg:max-w-6xl';

/** Classes of a text with notes in the left margin; notes with a video span the whole width. */
export const withMargin =
  'lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-14 lg:[&>:first-child]:has-[iframe]:col-span-full';
