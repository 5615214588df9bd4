import { batfish as drawBatfish } from '../animals/batfish.ts';
import {
  easternBlueDevil as drawEasternBlueDevil,
  southernBlueDevil as drawSouthernBlueDevil,
} from '../animals/blue-devil.ts';
import { blueGroper as drawBlueGroper } from '../animals/blue-groper.ts';
import { boarfish as drawBoarfish } from '../animals/boarfish.ts';
import {
  blacktipBullseye as drawBlacktipBullseye,
  roughBullseye as drawRoughBullseye,
} from '../animals/bullseyes.ts';
import { coralTrout as drawCoralTrout } from '../animals/coral-trout.ts';
import { giantCuttlefish as drawGiantCuttlefish } from '../animals/cuttlefish.ts';
import { draughtboardShark as drawDraughtboardShark } from '../animals/draughtboard-shark.ts';
import { whitespottedEagleRay as drawWhitespottedEagleRay } from '../animals/eagle-rays-in-flight.ts';
import { giantGrouper as drawGiantGrouper } from '../animals/giant-grouper.ts';
import { greenTurtle as drawGreenTurtle } from '../animals/green-turtle.ts';
import { greyNurse as drawGreyNurse } from '../animals/grey-nurse.ts';
import { kingfish as drawKingfish } from '../animals/kingfish.ts';
import { leafySeadragon as drawLeafySeadragon } from '../animals/leafy-seadragon.ts';
import { leatherjacket as drawLeatherjacket } from '../animals/leatherjacket.ts';
import { leopardShark as drawLeopardShark } from '../animals/leopard-shark.ts';
import { lionfish as drawLionfish } from '../animals/lionfish.ts';
import { maoriWrasse as drawMaoriWrasse } from '../animals/maori-wrasse.ts';
import { magpiePerch as drawMagpiePerch } from '../animals/morwong.ts';
import { mulloway as drawMulloway } from '../animals/mulloway.ts';
import { nudibranch as drawNudibranch } from '../animals/nudibranch.ts';
import { oldWife as drawOldWife } from '../animals/old-wife.ts';
import { parrotfish as drawParrotfish } from '../animals/parrotfish.ts';
import { portJacksonShark as drawPortJacksonShark } from '../animals/port-jackson-shark.ts';
import { potatoCod as drawPotatoCod } from '../animals/potato-cod.ts';
import {
  greyReefShark as drawGreyReefShark,
  whitetipReefShark as drawWhitetipReefShark,
} from '../animals/requiem-shark.ts';
import { rockLobster as drawRockLobster } from '../animals/rock-lobster.ts';
import { furSeal as drawFurSeal } from '../animals/sea-lion.ts';
import { butterflyPerch as drawButterflyPerch } from '../animals/sea-perch.ts';
import { seaSnake as drawSeaSnake } from '../animals/sea-snake.ts';
import { seahorse as drawSeahorse } from '../animals/seahorse.ts';
import { snapper as drawSnapper } from '../animals/snapper.ts';
import { snorkeller as drawSnorkeller } from '../animals/snorkeller.ts';
import { spiderCrab as drawSpiderCrab } from '../animals/spider-crab.ts';
import { squid as drawSquid } from '../animals/squid.ts';
import {
  blotchedFantailRay as drawBlotchedFantailRay,
  smoothStingray as drawSmoothStingray,
} from '../animals/stingray.ts';
import { trevally as drawTrevally } from '../animals/trevally.ts';
import { weedySeadragon as drawWeedySeadragon } from '../animals/weedy-seadragon.ts';
import { whiteShark as drawWhiteShark } from '../animals/white-shark.ts';
import { wobbegong as drawWobbegong } from '../animals/wobbegong.ts';

/** A drawing that says in the plate's SVG what it shows, so that rules know its true length. */
export const named =
  <Place extends readonly unknown[]>(name: string, draw: (...place: Place) => string) =>
  (...place: Place) =>
    `<g data-figure="${name}">${draw(...place)}</g>`;

export const batfish = named('batfish', drawBatfish);
export const blacktipBullseye = named('blacktip bullseye', drawBlacktipBullseye);
export const blotchedFantailRay = named('blotched fantail ray', drawBlotchedFantailRay);
export const blueGroper = named('blue groper', drawBlueGroper);
export const boarfish = named('boarfish', drawBoarfish);
export const butterflyPerch = named('butterfly perch', drawButterflyPerch);
export const coralTrout = named('coral trout', drawCoralTrout);
export const draughtboardShark = named('draughtboard shark', drawDraughtboardShark);
export const easternBlueDevil = named('eastern blue devil', drawEasternBlueDevil);
export const furSeal = named('fur seal', drawFurSeal);
export const giantCuttlefish = named('giant cuttlefish', drawGiantCuttlefish);
export const giantGrouper = named('giant grouper', drawGiantGrouper);
export const greenTurtle = named('green turtle', drawGreenTurtle);
export const greyNurse = named('grey nurse', drawGreyNurse);
export const greyReefShark = named('grey reef shark', drawGreyReefShark);
export const kingfish = named('kingfish', drawKingfish);
export const leafySeadragon = named('leafy seadragon', drawLeafySeadragon);
export const leatherjacket = named('leatherjacket', drawLeatherjacket);
export const leopardShark = named('leopard shark', drawLeopardShark);
export const lionfish = named('lionfish', drawLionfish);
export const magpiePerch = named('magpie perch', drawMagpiePerch);
export const maoriWrasse = named('humphead wrasse', drawMaoriWrasse);
export const mulloway = named('mulloway', drawMulloway);
export const nudibranch = named('nudibranch', drawNudibranch);
export const oldWife = named('old wife', drawOldWife);
export const parrotfish = named('parrotfish', drawParrotfish);
export const portJacksonShark = named('port jackson shark', drawPortJacksonShark);
export const potatoCod = named('potato cod', drawPotatoCod);
export const rockLobster = named('rock lobster', drawRockLobster);
export const roughBullseye = named('rough bullseye', drawRoughBullseye);
export const seahorse = named('seahorse', drawSeahorse);
export const seaSnake = named('sea snake', drawSeaSnake);
export const smoothStingray = named('smooth stingray', drawSmoothStingray);
export const snapper = named('snapper', drawSnapper);
export const snorkeller = named('snorkeller', drawSnorkeller);
export const southernBlueDevil = named('southern blue devil', drawSouthernBlueDevil);
export const spiderCrab = named('spider crab', drawSpiderCrab);
export const squid = named('squid', drawSquid);
export const trevally = named('trevally', drawTrevally);
export const weedySeadragon = named('weedy seadragon', drawWeedySeadragon);
export const whiteShark = named('white shark', drawWhiteShark);
export const whitespottedEagleRay = named('whitespotted eagle ray', drawWhitespottedEagleRay);
export const whitetipReefShark = named('whitetip reef shark', drawWhitetipReefShark);
export const wobbegong = named('wobbegong', drawWobbegong);
