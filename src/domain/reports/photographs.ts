/** The maximum number of photographs of a report. */
export const maxPhotographs = 3;
/** Maximum lengths of a photograph's credit and of its description, in characters. */
export const maxCreditCharacters = 100;
export const maxShownCharacters = 200;

/** The uses that a sender allows. */
export const licences = {
  'cc-by': {
    name: 'CC BY 4.0',
    label: 'Anybody may use it, with your credit (CC BY)',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
  'cc-by-sa': {
    name: 'CC BY-SA 4.0',
    label: 'The same, and what is made of it stays as free (CC BY-SA)',
    url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
  site: { name: 'For this site alone', label: 'This site alone', url: null },
} as const;
export type Licence = keyof typeof licences;
export const licenceNames = Object.keys(licences) as Licence[];

/** `expected`: announced by its report; `new`: received, but not yet settled by the owner. */
export const photographStates = ['expected', 'new', 'taken', 'declined'] as const;
export type PhotographState = (typeof photographStates)[number];

/** Minimum distance of another place in kilometres; a site's car parks and boats are nearer. */
const elsewhereKm = 5;

/** A note that a photograph was taken elsewhere; undefined near the site or without a place. */
export function elsewhereText(distanceKm: number | null): string | undefined {
  if (distanceKm === null || distanceKm < elsewhereKm) return undefined;
  return `This picture was taken ${Math.round(distanceKm)} km from here.`;
}

export const creditText = (credit: string) => `Photograph: ${credit || 'a diver'}`;
