import type { FactorInput, SiteTide } from '../../src/domain/conditions/verdict/factor.ts';

export const sunrise = new Date('2026-12-01T05:40:00Z');
export const sunset = new Date('2026-12-01T19:50:00Z');
export const hour = (hours: number) => new Date(sunrise.getTime() + hours * 3_600_000);

export const turn = { time: hour(4), height: 0.3, kind: 'low' } as const;
export const tide = {
  windows: [{ from: hour(3.5), to: hour(4.5), turn, slack: turn.time }],
  slackNote: null,
  port: 'Darwin',
  isMoved: false,
  extremes: [],
  neapMetres: 1,
} satisfies SiteTide;
export const open = new Array<number>(16).fill(500);
export const enclosed = new Array<number>(16).fill(0.5);
export const wholeSwell = new Array<number>(16).fill(1);
export const littleSwell = new Array<number>(16).fill(0.15);

/** A calm day at an open reef without any hazard. */
export const calm: FactorInput = {
  site: {
    status: null,
    skillLevel: 'Intermediate',
    type: 'reef',
    access: 'shore',
    tideRule: null,
    certification: null,
    certificationNote: null,
    depthMin: 4,
    hazardList: [],
    bestMonths: [11, 12, 1],
    bestMonthsReason: 'Warm and calm',
    seasonKind: 'comfort',
    water: 'headland',
    rainWaitDays: null,
    surge: null,
    shelteredFrom: null,
    isShelterChecked: false,
    shelterSides: null,
    mostWindKnots: null,
    mostSwellMetres: null,
    mostSwellSeconds: null,
  },
  sea: { windFrom: 180, windKnots: 5, swellFrom: 135, swellMetres: 0.6, swellSeconds: 8 },
  fetchKm: open,
  swellShare: wholeSwell,
  tide,
  at: hour(4),
  sunrise,
  sunset,
  clock: (at) => at.toISOString().slice(11, 16),
  day: (at) => at.toISOString().slice(0, 10),
};
