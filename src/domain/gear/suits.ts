import { monthNames, type Season, seasonOfMonth } from '../dates/months.ts';

interface SuitRule {
  /** The water temperature from which the rule applies, in °C. */
  from: number;
  /** The suit of a diver who seldom feels cold; `warmerSuit` is for a diver who soon feels cold. */
  lighterSuit: string;
  warmerSuit: string;
  /** Thickness of neoprene at the trunk, in millimetres. */
  trunk: readonly [least: number, most: number];
}

/** The source of the rules, which are converted here from °F to whole °C. */
export const suitSource = {
  name: 'Sport Diver’s chart',
  address: 'https://www.sportdiver.com/scuba-wetsuit-thickness-water-temperature',
  readOn: '2026-11-24',
};

/** The rules, from the warmest water to the coldest. */
export const suitRules: readonly SuitRule[] = [
  { from: 29, lighterSuit: 'Swimwear', warmerSuit: '1 to 2 mm shorty', trunk: [0, 2] },
  {
    from: 27,
    lighterSuit: 'Dive skin or 2 mm shorty',
    warmerSuit: '1 to 2 mm full suit',
    trunk: [0, 2],
  },
  {
    from: 23,
    lighterSuit: '2 mm shorty to 3 mm full suit',
    warmerSuit: '3 to 5 mm full suit',
    trunk: [2, 5],
  },
  {
    from: 19,
    lighterSuit: '3 to 5 mm full suit',
    warmerSuit: '5 to 7 mm full suit',
    trunk: [3, 7],
  },
  { from: 10, lighterSuit: '7 mm suit to 8/7 mm semi-dry', warmerSuit: 'Drysuit', trunk: [7, 8] },
  { from: -2, lighterSuit: '8/7 mm semi-dry or drysuit', warmerSuit: 'Drysuit', trunk: [8, 8] },
];

export const suitRule = (degrees: number): SuitRule | undefined =>
  suitRules.find(({ from }) => degrees >= from);

/** Whether a suit has a thickness that the rule recommends. */
export const fitsThickness = (
  { trunk: [least, most] }: SuitRule,
  millimetres: number | undefined,
) => millimetres !== undefined && millimetres >= least && millimetres <= most;

interface Suit {
  /** Thickness at the trunk, in millimetres. */
  trunk?: number | undefined;
  dry?: boolean | undefined;
}

/** Whether a rule recommends a suit: a drysuit by name, other suits by thickness. */
export const suitsWater = (rule: SuitRule, { dry, trunk }: Suit) =>
  dry ? /drysuit/i.test(rule.lighterSuit + rule.warmerSuit) : fitsThickness(rule, trunk);

/** The months, from 1, whose water fits a suit; none for a suit of unknown kind and thickness. */
export const suitMonths = (suit: Suit, seaTemperature: Readonly<Record<Season, number>>) =>
  monthNames.flatMap((_, index) => {
    const rule = suitRule(seaTemperature[seasonOfMonth(index + 1)]);
    return rule && suitsWater(rule, suit) ? index + 1 : [];
  });
