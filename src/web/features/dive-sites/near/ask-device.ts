import type { Position } from '../../../../domain/geo/positions.ts';

const timeoutMs = 15_000;
/** A position of five minutes ago is accurate enough to choose a dive site. */
const maximumAgeMs = 300_000;

/** Messages by error code of the Geolocation API. */
const problems: Record<number, string> = {
  1: 'Your browser does not let this page know where you are. Allow it in the settings of the site, or type a place.',
  2: 'Your device cannot tell where it is just now. Type a place instead.',
  3: 'Your device took too long to find out where it is. Try again, or type a place.',
};

/** Reads the position of the device. @throws Error with a message for the visitor */
export function askDevice(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('Your browser has no way to tell where you are. Type a place instead.'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new Error(problems[code] ?? problems[2])),
      { timeout: timeoutMs, maximumAge: maximumAgeMs },
    );
  });
}
