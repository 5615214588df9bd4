export const coastWaters = ['tropical', 'subtropical', 'temperate'] as const;

export type CoastWater = (typeof coastWaters)[number];

export const waterLabels: Record<CoastWater, string> = {
  tropical: 'Tropical water',
  subtropical: 'Subtropical water',
  temperate: 'Temperate water',
};

const tropicsEnd = -24.4;
/** Southern limit of corals as a latitude in degrees: past Lord Howe Island and Jurien Bay. */
const coralsEnd = { east: -32, west: -30.5 };
const middle = 130;

export function coastWater(position: {
  latitude: string | number;
  longitude: string | number;
}): CoastWater {
  const latitude = Number(position.latitude);
  if (latitude > tropicsEnd) return 'tropical';
  const edge = coralsEnd[Number(position.longitude) > middle ? 'east' : 'west'];
  return latitude > edge ? 'subtropical' : 'temperate';
}
