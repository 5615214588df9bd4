// Replaces 'fflate', which pmtiles has for browsers without DecompressionStream (vite.config.ts).
// The stylesheets ask for newer browsers than those.
export function decompressSync(): never {
  throw new Error('This browser cannot unpack the chart');
}
