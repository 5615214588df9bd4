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

export const reefLagoon = coast(
  '#D3F0E4 #7FD0C8 #2795A0 #0B4F66',
  '#12465A',
  '#EFE3C8',
  ['open', 'cay', 'rainforest'],
  true,
);
export const coralSea = coast(
  '#CDE9F2 #63B4D6 #1F74AE #123F78',
  '#16365F',
  '#F1EBDA',
  ['open', 'cay'],
  true,
);
export const whitsundays = coast(
  '#DDF1DC #9AD6C0 #3F9FA0 #14586A',
  '#1B4A55',
  '#EDE3C6',
  ['pines', 'rainforest', 'open'],
  true,
);
export const sydney = coast('#D9E6D2 #93C2B0 #3F8A8A #154B56', '#2B3F42', '#E6D5B0', [
  'sandstone',
  'town',
  'sandstone',
]);
export const southCoast = coast('#D6E9DC #84C0B8 #33858F #124A5C', '#26404A', '#E8DAB8', [
  'sandstone',
  'dunes',
  'fields',
]);
export const subtropical = coast(
  '#DCF0DC #86D2C2 #2B97A2 #0F5570',
  '#173F52',
  '#EDDFBE',
  ['dunes', 'peaks', 'open', 'town'],
  true,
);
export const adelaide = coast('#EAF3E2 #B9E2D2 #63B3AE #2A7480', '#3C5350', '#F0E6CB', [
  'limestone',
  'town',
  'fields',
]);
export const spencer = coast('#E4EFDD #A5D5C4 #4A9E9E #1F6674', '#454C45', '#EBDDBB', [
  'dunes',
  'town',
  'granite',
]);
export const greatBight = coast('#DCEFE8 #86C9CB #37909F #155067', '#34434A', '#EDE3CB', [
  'granite',
  'limestone',
  'dunes',
]);
export const bassStrait = coast('#DDE7CF #A0C2A4 #4F877C #1C4C50', '#2E3F3C', '#E3D7B4', [
  'granite',
  'dunes',
  'fields',
]);
export const shipwreckCoast = coast('#DEE7CB #A6BF97 #5B8570 #24494A', '#3E4238', '#E6D6A8', [
  'limestone',
  'fields',
]);
export const portPhillip = coast('#E6E5C6 #BBC397 #7A936F #3D5B4C', '#3B443A', '#E2D2A4', [
  'town',
  'fields',
  'sandstone',
]);
export const hobart = coast('#DBDFBC #9CAE80 #55765A #243F3B', '#27332E', '#CFC49C', [
  'columns',
  'fields',
  'granite',
]);
export const tasman = coast('#D5E3D2 #88B0A2 #3C7478 #143F4B', '#232F35', '#D8CDB0', [
  'columns',
  'granite',
]);
export const perth = coast('#DDF2EA #90D3D2 #399BB0 #155873', '#39525A', '#F3E8CC', [
  'limestone',
  'dunes',
  'town',
]);
/** No town stands there but the settlement of Thomson Bay. */
export const rottnest: Coast = { ...perth, shores: ['limestone', 'dunes', 'limestone'] };
export const capes = coast('#DAEFE8 #7FC8CC #2E8CA8 #12496B', '#35434B', '#F0E7D2', [
  'granite',
  'dunes',
  'limestone',
]);
export const abrolhos = coast(
  '#D8F1EC #7ECFD8 #2A92B8 #134E7C',
  '#2A4A5C',
  '#F2E8CE',
  ['cay', 'open', 'limestone'],
  true,
);
export const ningaloo = coast(
  '#CFEFF0 #5FC6DC #1D86BC #0E4A80',
  '#1B4468',
  '#F2E2C2',
  ['range', 'dunes', 'open'],
  true,
);
export const kimberley = coast(
  '#D8EFE4 #74CBC6 #24909E #114F68',
  '#4A3A34',
  '#F0DDB8',
  ['range', 'open', 'cay'],
  true,
);
export const pilbara = coast(
  '#DFEBD2 #9CCBB4 #4B9690 #1D5A62',
  '#5A4034',
  '#EBD2A6',
  ['range', 'town'],
  true,
);
export const arafura = coast(
  '#E3E6C6 #B2C3A0 #6E9482 #345E5C',
  '#4B453A',
  '#DFCDA0',
  ['mangrove', 'jungle', 'town'],
  true,
);
export const lordHowe = coast(
  '#D2EDF2 #6DC1DA #257FB0 #123F70',
  '#1F3040',
  '#EFE6D0',
  ['peaks', 'pines'],
  true,
);
export const norfolk = coast(
  '#D5EEEC #68BBCB #23799E #113C62',
  '#2B2F38',
  '#EADFC4',
  ['pines', 'peaks'],
  true,
);
export const indian = coast(
  '#D0E8F4 #5DA4DA #2566B0 #14357A',
  '#1C2F55',
  '#F4EBD8',
  ['jungle', 'cay', 'limestone'],
  true,
);
export const moreton = coast(
  '#E0EDD6 #9FD0BA #459B9A #1A5D6C',
  '#3A4A48',
  '#EDDDB6',
  ['dunes', 'mangrove', 'town'],
  true,
);
export const spring = coast('#E8F3DA #B4DDBE #58A893 #1E605C', '#5B6350', '#D9D2AE', [
  'fields',
  'limestone',
]);
