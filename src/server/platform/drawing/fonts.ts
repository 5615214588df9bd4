import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function fontFile(family: string, letters: string, weight: number, style = 'normal') {
  const address = `@fontsource/${family}/files/${family}-${letters}-${weight}-${style}.woff`;
  return readFileSync(fileURLToPath(import.meta.resolve(address)));
}

function font(family: string, letters: string, name: string, weight: 400 | 600 | 800) {
  return { name, weight, style: 'normal' as const, data: fontFile(family, letters, weight) };
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
