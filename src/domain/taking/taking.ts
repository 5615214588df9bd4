/** The rules of a site's zone, for a line of its guide. */
export const takingTexts = {
  none: 'No-take: nothing may be caught or collected here.',
  'no-entry': 'No entry without permission, and nothing may be caught or collected here.',
  limited: 'Limited: some fishing or collecting is forbidden here. Read the zone’s rules first.',
  allowed:
    'The zone allows fishing and collecting in general. Bag limits, closed seasons and the other rules of the state hold.',
  unknown: 'Not known',
  'no-reserve-found':
    'We found no marine reserve here; that does not mean that fishing is allowed.',
};

export const takings = Object.keys(takingTexts) as (keyof typeof takingTexts)[];
