export const confidenceWords = {
  measured: 'Measured',
  published: 'Published',
  local: 'Local knowledge',
  memory: 'From memory',
} as const;
