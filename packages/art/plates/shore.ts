import { num } from '../kit/outline.ts';
import { shape } from '../kit/print.ts';
import { diveBoat } from '../kit/scene/boat.ts';
import { ink, mix, paper } from '../palette.ts';
import { lit } from './land.ts';
import { shores } from './lands.ts';
import { type Stage, WIDTH } from './scene.ts';
import type { Shore } from './waters.ts';

const texts: [RegExp, Shore][] = [
  [/mangrove/i, 'mangrove'],
  [/sandstone/i, 'sandstone'],
  [/granite/i, 'granite'],
  [/dolerite|columns/i, 'columns'],
  [/limestone/i, 'limestone'],
  [/dune/i, 'dunes'],
];

/** The land that the site's text names, or one of its coast's. */
export function shoreFor({ r, facts, coast }: Pick<Stage, 'r' | 'facts' | 'coast'>): Shore {
  const named = texts.find(([words]) => words.test(facts.description))?.[1];
  const offshore = facts.access === 'boat' || facts.access === 'liveaboard';
  const own = r.pick(coast.shores);
  if (named && r.chance(0.7)) return named;
  return offshore && r.chance(0.35) ? 'open' : own;
}

/** Land and boats above the waterline. */
export function shoreOf(stage: Stage): string {
  const { r, facts, surface, shore } = stage;
  if (surface === undefined) return '';
  const svg = shores[shore](stage);
  const boat =
    facts.access !== 'shore' &&
    facts.type !== 'freshwater' &&
    r.chance(shore === 'open' ? 0.75 : 0.4);
  const side = r.between(640, 1050);
  if (boat && surface > 90) {
    const drawn = diveBoat(side, surface - 6, r.between(130, 210), {
      flip: r.chance(0.5),
      under: stage.water[0] ?? paper,
    });
    // Between the piles of a jetty it would be a wreck.
    return facts.type === 'pier' ? svg : svg + drawn;
  }
  return (
    svg +
    (r.chance(0.3) && facts.type !== 'freshwater'
      ? sail(
          r.between(700, WIDTH - 80),
          surface,
          r.between(30, 52),
          lit(mix(paper, ink, 0.36), stage),
        )
      : '')
  );
}

const sail = (x: number, y: number, high: number, colour: string) =>
  shape(`M${num(x)} ${num(y - 4)}V${num(y - high)}L${num(x + high * 0.5)} ${num(y - 6)}Z`, colour) +
  shape(
    `M${num(x - high * 0.36)} ${num(y - 4)}h${num(high * 0.9)}l${num(-high * 0.12)} 9h${num(-high * 0.62)}Z`,
    ink,
  );
