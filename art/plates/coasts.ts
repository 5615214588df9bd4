import type { PlateFacts } from './facts.ts';

/** Water from the surface down, what the ground is made of, and the land above it. */
export type Coast = {
  water: readonly [string, string, string, string];
  rock: string;
  sand: string;
  shores: readonly Shore[];
  /** Reef-building corals in place of kelp and sponges. */
  coral: boolean;
};

export type Shore =
  | 'sandstone'
  | 'granite'
  | 'limestone'
  | 'columns'
  | 'dunes'
  | 'mangrove'
  | 'cay'
  | 'rainforest'
  | 'range'
  | 'peaks'
  | 'pines'
  | 'town'
  | 'jungle'
  | 'fields'
  | 'open';

const coast = (
  water: string,
  rock: string,
  sand: string,
  shores: readonly Shore[],
  coral = false,
): Coast => ({
  water: water.split(' ') as unknown as Coast['water'],
  rock,
  sand,
  shores,
  coral,
});

const reefLagoon = coast(
  '#D3F0E4 #7FD0C8 #2795A0 #0B4F66',
  '#12465A',
  '#EFE3C8',
  ['open', 'cay', 'rainforest'],
  true,
);
const coralSea = coast(
  '#CDE9F2 #63B4D6 #1F74AE #123F78',
  '#16365F',
  '#F1EBDA',
  ['open', 'cay'],
  true,
);
const whitsundays = coast(
  '#DDF1DC #9AD6C0 #3F9FA0 #14586A',
  '#1B4A55',
  '#EDE3C6',
  ['pines', 'rainforest', 'open'],
  true,
);
const sydney = coast('#D9E6D2 #93C2B0 #3F8A8A #154B56', '#2B3F42', '#E6D5B0', [
  'sandstone',
  'town',
  'sandstone',
]);
const southCoast = coast('#D6E9DC #84C0B8 #33858F #124A5C', '#26404A', '#E8DAB8', [
  'sandstone',
  'dunes',
  'fields',
]);
const subtropical = coast(
  '#DCF0DC #86D2C2 #2B97A2 #0F5570',
  '#173F52',
  '#EDDFBE',
  ['dunes', 'peaks', 'open', 'town'],
  true,
);
const adelaide = coast('#EAF3E2 #B9E2D2 #63B3AE #2A7480', '#3C5350', '#F0E6CB', [
  'limestone',
  'town',
  'fields',
]);
const spencer = coast('#E4EFDD #A5D5C4 #4A9E9E #1F6674', '#454C45', '#EBDDBB', [
  'dunes',
  'town',
  'granite',
]);
const greatBight = coast('#DCEFE8 #86C9CB #37909F #155067', '#34434A', '#EDE3CB', [
  'granite',
  'limestone',
  'dunes',
]);
const bassStrait = coast('#DDE7CF #A0C2A4 #4F877C #1C4C50', '#2E3F3C', '#E3D7B4', [
  'granite',
  'dunes',
  'fields',
]);
const shipwreckCoast = coast('#DEE7CB #A6BF97 #5B8570 #24494A', '#3E4238', '#E6D6A8', [
  'limestone',
  'fields',
]);
const portPhillip = coast('#E6E5C6 #BBC397 #7A936F #3D5B4C', '#3B443A', '#E2D2A4', [
  'town',
  'fields',
  'sandstone',
]);
const hobart = coast('#DBDFBC #9CAE80 #55765A #243F3B', '#27332E', '#CFC49C', [
  'columns',
  'fields',
  'granite',
]);
const tasman = coast('#D5E3D2 #88B0A2 #3C7478 #143F4B', '#232F35', '#D8CDB0', [
  'columns',
  'granite',
]);
const perth = coast('#DDF2EA #90D3D2 #399BB0 #155873', '#39525A', '#F3E8CC', [
  'limestone',
  'dunes',
  'town',
]);
const capes = coast('#DAEFE8 #7FC8CC #2E8CA8 #12496B', '#35434B', '#F0E7D2', [
  'granite',
  'dunes',
  'limestone',
]);
const abrolhos = coast(
  '#D8F1EC #7ECFD8 #2A92B8 #134E7C',
  '#2A4A5C',
  '#F2E8CE',
  ['cay', 'open', 'limestone'],
  true,
);
const ningaloo = coast(
  '#CFEFF0 #5FC6DC #1D86BC #0E4A80',
  '#1B4468',
  '#F2E2C2',
  ['range', 'dunes', 'open'],
  true,
);
const kimberley = coast(
  '#D8EFE4 #74CBC6 #24909E #114F68',
  '#4A3A34',
  '#F0DDB8',
  ['range', 'open', 'cay'],
  true,
);
const pilbara = coast(
  '#DFEBD2 #9CCBB4 #4B9690 #1D5A62',
  '#5A4034',
  '#EBD2A6',
  ['range', 'town'],
  true,
);
const arafura = coast(
  '#E3E6C6 #B2C3A0 #6E9482 #345E5C',
  '#4B453A',
  '#DFCDA0',
  ['mangrove', 'jungle', 'town'],
  true,
);
const lordHowe = coast(
  '#D2EDF2 #6DC1DA #257FB0 #123F70',
  '#1F3040',
  '#EFE6D0',
  ['peaks', 'pines'],
  true,
);
const norfolk = coast(
  '#D5EEEC #68BBCB #23799E #113C62',
  '#2B2F38',
  '#EADFC4',
  ['pines', 'peaks'],
  true,
);
const indian = coast(
  '#D0E8F4 #5DA4DA #2566B0 #14357A',
  '#1C2F55',
  '#F4EBD8',
  ['jungle', 'cay', 'limestone'],
  true,
);
const moreton = coast(
  '#E0EDD6 #9FD0BA #459B9A #1A5D6C',
  '#3A4A48',
  '#EDDDB6',
  ['dunes', 'mangrove', 'town'],
  true,
);
const spring = coast('#E8F3DA #B4DDBE #58A893 #1E605C', '#5B6350', '#D9D2AE', [
  'fields',
  'limestone',
]);

const byRegion: Record<string, Coast> = {
  Adelaide: adelaide,
  'Albany & Great Southern': capes,
  'Arnhem Land & Arafura': arafura,
  'Bass Strait Islands': bassStrait,
  'Brisbane & Moreton Bay': moreton,
  'Bundaberg & Fraser Coast': moreton,
  'Cairns & Port Douglas': reefLagoon,
  'Christmas Island': indian,
  'Cocos (Keeling) Islands': indian,
  'Coffs Harbour & Solitary Islands': subtropical,
  'Coral Sea': coralSea,
  Darwin: arafura,
  'East Coast & Maria Island': tasman,
  Esperance: capes,
  'Eyre Peninsula': greatBight,
  'Fleurieu Peninsula': adelaide,
  'Gold Coast': subtropical,
  'Great Ocean Road': shipwreckCoast,
  "Hobart & D'Entrecasteaux Channel": hobart,
  'Jervis Bay & Shoalhaven': southCoast,
  'Kangaroo Island': greatBight,
  'Limestone Coast': shipwreckCoast,
  'Lord Howe Island': lordHowe,
  'Melbourne & Port Phillip': portPhillip,
  'Mid West & Abrolhos Islands': abrolhos,
  'Mornington Peninsula': portPhillip,
  'Newcastle & Central Coast': southCoast,
  'Ningaloo – Coral Bay': ningaloo,
  'Ningaloo – Exmouth': ningaloo,
  'Norfolk Island': norfolk,
  'North Coast': bassStrait,
  'Perth & Fremantle': perth,
  Pilbara: pilbara,
  'Port Macquarie & Great Lakes': southCoast,
  'Port Phillip Heads': bassStrait,
  'Port Stephens': southCoast,
  'Ribbon Reefs & Lizard Island': coralSea,
  'Rockingham & Mandurah': perth,
  'Rottnest Island': perth,
  'Rowley Shoals & Kimberley offshore': kimberley,
  'Shark Bay & Gascoyne': ningaloo,
  'South Coast (Batemans Bay to Eden)': southCoast,
  'South West (Bunbury to Augusta)': capes,
  'South West Rocks': subtropical,
  'Southern Great Barrier Reef': reefLagoon,
  'Southwest Tasmania': hobart,
  'Sunshine Coast & Rainbow Beach': subtropical,
  Sydney: sydney,
  'Tasman Peninsula': tasman,
  'Townsville & Magnetic Island': whitsundays,
  'Tweed & Byron Bay': subtropical,
  'Whitsundays & Mackay': whitsundays,
  'Wilsons Promontory & Gippsland': bassStrait,
  'Wollongong & Shellharbour': southCoast,
  'Yorke Peninsula': spencer,
};

/** Degrees south of which kelp takes the place of corals. */
const coralEdge = -30.5;

/** The coast of a site; a region that has none of its own gets the water of its latitude. */
export function coastOf({ region, latitude, type }: PlateFacts): Coast {
  if (type === 'freshwater') return spring;
  return byRegion[region] ?? (latitude > coralEdge ? reefLagoon : southCoast);
}
