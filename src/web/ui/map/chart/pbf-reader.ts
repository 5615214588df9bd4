/** Version 5 separates reader and writer; the chart's libraries expect the class of version 4. */
export { PbfReader as default } from 'pbf';
