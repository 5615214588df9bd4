const seasons = ['summer', 'autumn', 'winter', 'spring'] as const;

/** The southern season of a month, from 1: December to February are summer. */
export const seasonOfMonth = (month: number) => seasons[Math.floor((month % 12) / 3)] ?? 'summer';
