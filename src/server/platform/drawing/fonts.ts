import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

function font(family: string, file: string, name: string, weight: 400 | 600 | 800) {
  const address = `@fontsource/${family}/files/${family}-${file}-${weight}-normal.woff`;
  const data = readFileSync(fileURLToPath(import.meta.resolve(address)));
  return { name, weight, style: 'normal' as const, data };
}

export let fonts: ReturnType<typeof font>[] | undefined;

export function loadFonts() {
  fonts ??= [
    font('bricolage-grotesque', 'latin', 'Bricolage', 800),
    font('bricolage-grotesque', 'latin-ext', 'Bricolage', 800),
    font('instrument-sans', 'latin', 'Instrument', 600),
    font('instrument-sans', 'latin-ext', 'Instrument', 600),
  ];
  return fonts;
}
