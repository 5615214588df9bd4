export const coastWaters = ['tropical', 'subtropical', 'temperate'] as const;

export type CoastWater = (typeof coastWaters)[number];

export const waterLabels: Record<CoastWater, string> = {
  tropical: 'Tropical water',
  subtropical: 'Subtropical water',
  temperate: 'Temperate water',
};
