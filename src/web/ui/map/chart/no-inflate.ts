// This module replaces 'fflate' (vite.config.ts), which pmtiles uses in browsers without
// DecompressionStream. The stylesheets need newer browsers than those.
export function decompressSync(): never {
  throw new Error('This browser cannot unpack the chart');
}
