/**
 * Writes seed/tide-stations.json: the tide stations for the site's predictions, with their
 * published constants. Run `node scripts/tide-stations.ts` after an update of @neaps/tide-database.
 */
import { writeFileSync } from 'node:fs';
import { allStations } from '@neaps/tide-database';

/** Minimum amplitude of a constituent: smaller ones change no shown height. */
const minMetres = 0.001;

const box = { west: 95, east: 170, south: -45, north: -8 };

/** Gauges of the Bureau of Meteorology, and Christmas Island's, listed under Kiribati. */
const gauge = /-aus-bom$|^ticon\/christmas-170a/;

/**
 * Gauges left out.
 * K1 of Queensland's storm-tide gauges (h…) is a quarter less than K1 of the Bureau's gauge at the
 * same place (Cape Ferguson 0.25 and 0.33 m, Cooktown 0.22 and 0.31 m).
 * The others are in rivers, inlets or straits, whose tide differs from that of the sea a few
 * kilometres away.
 */
const leftOut =
  /-h\d+[a-z]-aus|caddadup|peel_inlet|harvey-|mandurah|perth_barrack|lakes_entrance|port_macquarie|forster|crookhaven|batemans|port_adelaide_inner|booby_island-336|booby_island|goods_island|ince_point|nardana|thursday|turtle_head|derby-|karumba|georgetown|welshpool/;

const round = (value: number, places: number) => Number(value.toFixed(places));

const stations = allStations
  .filter(
    ({ id, latitude, longitude }) =>
      gauge.test(id) &&
      !leftOut.test(id) &&
      latitude > box.south &&
      latitude < box.north &&
      longitude > box.west &&
      longitude < box.east,
  )
  .map((station) => {
    const { MSL, LAT } = station.datums;
    if (MSL === undefined || LAT === undefined) throw new Error(`${station.id} has no datum`);
    return {
      id: station.id.replace('ticon/', ''),
      name: station.name === 'Christmas' ? 'Christmas Island' : station.name,
      latitude: round(station.latitude, 4),
      longitude: round(station.longitude, 4),
      /** Metres from the lowest astronomical tide (height 0) up to the mean level. */
      meanLevel: round(MSL - LAT, 3),
      observed: [station.epoch?.start, station.epoch?.end].map((day) => day?.slice(0, 4)).join('-'),
      /** Name, amplitude in metres, phase lag in degrees (Greenwich). */
      constituents: station.harmonic_constituents
        .filter(({ amplitude }) => amplitude >= minMetres)
        .map(({ name, amplitude, phase }) => [name, round(amplitude, 4), round(phase, 2)]),
    };
  })
  .sort((one, other) => one.id.localeCompare(other.id));

const lines = stations.map((station) => ` ${JSON.stringify(station)}`);
writeFileSync(
  new URL('../seed/tide-stations.json', import.meta.url),
  `[\n${lines.join(',\n')}\n]\n`,
);
console.log(`${stations.length} stations`);
