import { z } from 'zod';
import { type TripPlan, tripLimits } from '../domain/trips/trip.ts';

/** Rounds degrees to five decimals, about a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const name = z.string().min(1).max(200);
const place = z.tuple([name, latitude, longitude]);
const stop = z.tuple([z.int().positive(), name, z.string().max(200), latitude, longitude]);

/**
 * A trip as lists instead of objects, to keep the address short. The first number is the version.
 */
const packed = z.tuple([
  z.literal(1),
  z.string().trim().min(1).max(tripLimits.name),
  place,
  place.nullable(),
  z.iso.date().nullable(),
  z
    .array(z.array(stop).max(tripLimits.stops))
    .min(1)
    .max(tripLimits.days)
    .refine((days) => {
      const ids = days.flat().map(([id]) => id);
      return ids.length <= tripLimits.stops && new Set(ids).size === ids.length;
    }),
]);

/** Maximum decompressed size: a few kilobytes could decompress to megabytes. */
const maxBytes = 64 * 1024;

async function convert(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > maxBytes) throw new Error('too long');
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

/** Encodes a trip without notes for an address's fragment, which browsers never send. */
export async function writeTripAddress({ name, from, to, firstDay, days }: TripPlan) {
  const position = ({ latitude, longitude }: TripPlan['from']) => [
    rounded(latitude),
    rounded(longitude),
  ];
  const plan = [
    1,
    name,
    [from.name, ...position(from)],
    to ? [to.name, ...position(to)] : null,
    firstDay ?? null,
    days.map((stops) => stops.map((one) => [one.id, one.name, one.region, ...position(one)])),
  ];
  const bytes = new TextEncoder().encode(JSON.stringify(plan));
  return toBase64Url(await convert(bytes, new CompressionStream('deflate-raw')));
}

export async function readTripAddress(text: string): Promise<TripPlan | undefined> {
  try {
    const bytes = await convert(fromBase64Url(text), new DecompressionStream('deflate-raw'));
    const [, name, from, to, firstDay, days] = packed.parse(
      JSON.parse(new TextDecoder().decode(bytes)),
    );
    const toPlace = ([placeName, latitude, longitude]: z.infer<typeof place>) => ({
      name: placeName,
      latitude,
      longitude,
    });
    return {
      name,
      from: toPlace(from),
      to: to ? toPlace(to) : undefined,
      firstDay: firstDay ?? undefined,
      days: days.map((stops) =>
        stops.map(([id, siteName, region, latitude, longitude]) => ({
          id,
          name: siteName,
          region,
          latitude,
          longitude,
        })),
      ),
    };
  } catch {
    return undefined;
  }
}
