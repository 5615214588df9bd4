/** Pixels. Rows take the smallest AVIF, cards the next, headers the large one; JPEG is for what knows no AVIF. */
export const plateSizes = {
  master: { width: 960, height: 640 },
  avif: [240, 480, 960],
  jpeg: 720,
};

/** The files below public/ that a plate is rendered to. */
export const plateFiles = (slug: string) => [
  ...plateSizes.avif.map((size) => `art/plates/${slug}-${size}.avif`),
  `art/plates/${slug}.jpg`,
];
