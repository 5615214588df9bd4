import type { TestApp } from './both-databases.ts';
import { draw } from './pictures.ts';

const rational = (degrees: number) => {
  const whole = Math.floor(Math.abs(degrees));
  const seconds = Math.round((Math.abs(degrees) - whole) * 3600 * 100);
  return `${whole}/1 0/1 ${seconds}/100`;
};

/** A rotated photograph of a camera, with its position in the EXIF data. */
export const photographAt = (latitude: number, longitude: number) =>
  draw({ width: 600, height: 400 })
    .withExif({
      IFD0: { Make: 'Camera of Jo' },
      IFD3: {
        GPSLatitudeRef: latitude < 0 ? 'S' : 'N',
        GPSLatitude: rational(latitude),
        GPSLongitudeRef: longitude < 0 ? 'W' : 'E',
        GPSLongitude: rational(longitude),
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A streamed body, so that a thousand bodies share one copy of the file. */
const streamed = (content: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(content);
      controller.close();
    },
  });

/** Sends the file of a photograph like a browser. */
export const sendPhotograph = async (
  { app }: Pick<TestApp, 'app'>,
  sent: string,
  number: number,
  content: Uint8Array,
  headers: Record<string, string> = {},
) =>
  app.request(`/api/reports/${sent}/photographs/${number}`, {
    ...{ duplex: 'half' },
    method: 'PUT',
    body: streamed(content),
    headers: {
      'Content-Type': 'application/octet-stream',
      'X-Forwarded-For': '203.0.113.1',
      ...headers,
    },
  });
