/** Version 5 of pbf separates reader and writer; the chart's libraries expect one default class. */
export { PbfReader as default } from 'pbf';
