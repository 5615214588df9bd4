import { minutesByDepth, yourNumber } from './air.ts';
import { litreOfGas, slowAscent } from './ascents.ts';
import { fromTheRail, outDeepHomeShallow } from './bare-island.ts';
import { oneScale, whatItIs } from './bottom-time.ts';
import { sitesByDepth, sitesByState } from './catalogue-counted.ts';
import { fiveTests, statedError } from './choosing-sites.ts';
import { ceilingsForEggs, winterOnOneShore } from './cuttlefish.ts';
import { flatAndOxygen, whenSymptomsBegin } from './decompression-illness.ts';
import { fourAnswers, oneDiverOneComputer } from './first-computer.ts';
import { thirdsOfGas, throughTheRock } from './fish-rock.ts';
import { roadsClimb, waitToFly } from './flying.ts';
import { howToKnowOne, leaveTheWayOut } from './grey-nurse.ts';
import { lowAndToTheSide, twoCalendars } from './julian-rocks.ts';
import { keepDaylight, oneInTwenty } from './kelp-and-caves.ts';
import { insideOut, slackWindow } from './navy-pier.ts';
import { outAndHome, threeSignals } from './night-dive.ts';
import { twoJetties, weedThatMovesLate } from './rapid-bay.ts';
import { fiveToScale, letItDecide } from './reef-giants.ts';
import { edgeOfTheWeed, weedyOrLeafy } from './seadragons.ts';
import { shoreWinds, swellHeights } from './shore.ts';
import { remedyByAnimal, vinegarCoast } from './stingers.ts';
import { deckByDeck, outAndBack } from './swan.ts';
import { airWeighs, atTheSurface } from './weighting.ts';
import { dipThenRail, leeOfTheHull } from './yongala.ts';

/** The figures of articles by the name of their file in public/art/figures. */
export const figures: Record<string, () => string> = {
  'litre-of-gas': litreOfGas,
  'slow-ascent': slowAscent,
  'your-number': yourNumber,
  'minutes-by-depth': minutesByDepth,
  'wait-to-fly': waitToFly,
  'roads-climb': roadsClimb,
  'at-the-surface': atTheSurface,
  'air-weighs': airWeighs,
  'swell-heights': swellHeights,
  'shore-winds': shoreWinds,
  'bare-island-rail': fromTheRail,
  'bare-island-west': outDeepHomeShallow,
  'computer-answers': fourAnswers,
  'computer-one-diver': oneDiverOneComputer,
  'dci-flat': flatAndOxygen,
  'dci-onset': whenSymptomsBegin,
  'yongala-lee': leeOfTheHull,
  'yongala-minutes': dipThenRail,
  'swan-levels': deckByDeck,
  'swan-circuit': outAndBack,
  'fish-rock-tunnel': throughTheRock,
  'gas-thirds': thirdsOfGas,
  'cuttlefish-winter': winterOnOneShore,
  'cuttlefish-eggs': ceilingsForEggs,
  'grey-nurse-marks': howToKnowOne,
  'grey-nurse-gutter': leaveTheWayOut,
  'five-tests': fiveTests,
  'position-error': statedError,
  'julian-rocks-year': twoCalendars,
  'nursery-manners': lowAndToTheSide,
  'giant-kelp-left': oneInTwenty,
  'cave-daylight': keepDaylight,
  'slack-window': slackWindow,
  'navy-pier-order': insideOut,
  'reef-giants-scale': fiveToScale,
  'reef-giants-manners': letItDecide,
  'rapid-bay-jetties': twoJetties,
  'leafy-in-weed': weedThatMovesLate,
  'sting-remedies': remedyByAnimal,
  'sting-coasts': vinegarCoast,
  'sites-by-state': sitesByState,
  'sites-by-depth': sitesByDepth,
  'weedy-or-leafy': weedyOrLeafy,
  'seadragon-edge': edgeOfTheWeed,
  'bottom-time': whatItIs,
  'depth-one-scale': oneScale,
  'torch-signals': threeSignals,
  'night-plan': outAndHome,
};

export const figureFile = (name: string) => `art/figures/${name}.svg`;
