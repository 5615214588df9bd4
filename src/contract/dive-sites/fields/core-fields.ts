import { positionLicenceLabels, positionLicences } from '../../../domain/dive-sites/facts.ts';
import {
  accessLabels,
  siteAccesses,
  siteTypes,
  skillLevels,
  typeLabels,
} from '../../../domain/dive-sites/terms.ts';
import type { Field } from './field.ts';

const whereOnMap = { group: 'where', api: 'map', guide: 'drawn' } as const;
const whereInSummary = { group: 'where', api: 'summary', guide: 'drawn' } as const;
const diveOnMap = { group: 'dive', api: 'map' } as const;
const diveOnMapDrawn = { group: 'dive', api: 'map', guide: 'drawn' } as const;
const diveInSummary = { group: 'dive', api: 'summary' } as const;

export const coreFields = {
  name: { ...whereOnMap, type: 'text', required: true, maxLength: 200, label: 'Name' },
  region: {
    ...whereOnMap,
    type: 'text',
    required: true,
    maxLength: 200,
    label: 'Region',
    hint: 'As divers say it, e.g. Jervis Bay',
  },
  state: { ...whereOnMap, type: 'text', maxLength: 100, label: 'State' },
  latitude: {
    ...whereOnMap,
    type: 'latitude',
    label: 'Latitude',
    hint: 'E.g. -33.9153, 33° 54.918′ S or 33°54′55″S',
  },
  longitude: {
    ...whereOnMap,
    type: 'longitude',
    label: 'Longitude',
    hint: 'E.g. 151.2630 or 151° 15.780′ E',
  },
  positionSource: {
    ...whereInSummary,
    type: 'text',
    maxLength: 500,
    label: 'Position Source',
    hint: 'Who measured it, e.g. own GPS',
  },
  positionErrorKm: {
    ...whereInSummary,
    type: 'number',
    least: 0,
    most: 1000,
    unit: 'km',
    label: 'Position Error',
    hint: 'In kilometres',
  },
  positionLicence: {
    type: 'choice',
    choices: positionLicences,
    words: positionLicenceLabels,
    hint: 'Empty where the position is your own.',
    label: 'Position Licence',
    group: 'where',
    api: 'single',
    guide: null,
  },
  skillLevel: {
    ...diveOnMap,
    type: 'choice',
    required: true,
    choices: skillLevels,
    label: 'Skill Level',
    guide: { list: 'facts', name: 'Skill level' },
  },
  type: {
    ...diveOnMap,
    type: 'choice',
    choices: siteTypes,
    words: typeLabels,
    label: 'Type',
    guide: { list: 'facts', name: 'Type' },
  },
  access: {
    ...diveOnMap,
    type: 'choice',
    choices: siteAccesses,
    words: accessLabels,
    label: 'Access',
    guide: { list: 'facts', name: 'Access' },
  },
  depthRange: {
    ...diveOnMapDrawn,
    type: 'text',
    required: true,
    maxLength: 200,
    label: 'Depth Range',
    hint: 'As visitors read it, e.g. 5-18m',
  },
  depthMin: {
    ...diveOnMapDrawn,
    type: 'number',
    least: 0,
    most: 500,
    unit: 'm',
    label: 'Least Depth',
    hint: 'Metres, for the depth bar',
  },
  depthMax: {
    ...diveOnMapDrawn,
    type: 'number',
    least: 0,
    most: 500,
    unit: 'm',
    label: 'Greatest Depth',
    hint: 'Metres',
  },
  waterTemp: {
    ...diveInSummary,
    type: 'text',
    required: true,
    maxLength: 200,
    label: 'Water Temperature',
    hint: 'As visitors read it, e.g. 16-23°C',
    guide: { list: 'facts', name: 'Water temperature' },
  },
  visibility: {
    ...diveInSummary,
    type: 'text',
    maxLength: 300,
    label: 'Visibility',
    guide: { list: 'facts', name: 'Visibility', empty: 'Variable' },
  },
  bestTime: {
    ...diveInSummary,
    type: 'text',
    maxLength: 300,
    label: 'Best Time',
    guide: { list: 'facts', name: 'Best time' },
  },
  waterTempBySeason: { ...diveOnMapDrawn, type: 'seasons', label: 'Water' },
} as const satisfies Record<string, Field>;
