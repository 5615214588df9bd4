/** Version 5 has the reader apart from the writer; the chart's libraries expect the one class of version 4. */
export { PbfReader as default } from 'pbf';
