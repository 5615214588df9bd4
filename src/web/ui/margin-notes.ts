/** Classes of a text column, as wide as the page's frame where there is a margin for notes. */
export const column = 'mx-auto max-w-3xl px-5 lg:max-w-6xl';

/** Classes of notes in the left margin beside the text; a video among them keeps its width. */
export const withMargin =
  'lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-14 lg:[&>:first-child]:has-[iframe]:col-span-full';
