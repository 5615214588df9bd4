import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { paths } from '../application.ts';
import { nth } from '../kit/list.ts';
import type { Picture } from '../kit/picture.ts';
import { resetIds } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { pictures } from '../pictures.ts';

const output = process.env.ART_OUTPUT ?? paths.public;

/** The hand-cut filter has nothing to pull in from outside the sheet: repeat the colour that lies just inside its edge. */
function mendEdges(pixels: Buffer, width: number, height: number, channels: number, inset = 3) {
  const row = width * channels;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < inset; x++) {
      pixels.copy(
        pixels,
        y * row + x * channels,
        y * row + inset * channels,
        y * row + (inset + 1) * channels,
      );
      const right = y * row + (width - 1 - inset) * channels;
      pixels.copy(pixels, y * row + (width - 1 - x) * channels, right, right + channels);
    }
  }
  for (let y = 0; y < inset; y++) {
    pixels.copy(pixels, y * row, inset * row, (inset + 1) * row);
    const last = (height - 1 - inset) * row;
    pixels.copy(pixels, (height - 1 - y) * row, last, last + row);
  }
}

/** Paper tooth and tiny misses of ink, the same for the same size and seed. */
function addGrain(
  pixels: Buffer,
  width: number,
  height: number,
  channels: number,
  strength: number,
) {
  const r = random(width * 31 + height);
  const cell = 3;
  const columns = Math.ceil(width / cell) + 2;
  const coarse = new Float32Array(columns * (Math.ceil(height / cell) + 2));
  for (let i = 0; i < coarse.length; i++) coarse[i] = r() - 0.5;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const tooth = nth(coarse, Math.floor(y / cell) * columns + Math.floor(x / cell));
      const fine = r() - 0.5;
      let lift = (fine * 18 + tooth * 10) * strength;
      if (fine > 0.4965) lift += 26 * strength;
      const at = (y * width + x) * channels;
      for (let c = 0; c < 3; c++)
        pixels[at + c] = Math.max(0, Math.min(255, nth(pixels, at + c) + lift));
    }
  }
}

async function render(picture: Picture) {
  resetIds();
  const svg = Buffer.from(picture.svg());
  if (picture.png) {
    for (const { path, size } of picture.png) {
      const file = join(output, path);
      await mkdir(dirname(file), { recursive: true });
      const density = Math.max(72, (72 * size * 2) / picture.width);
      await sharp(svg, { density })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true })
        .toFile(file);
    }
    return;
  }
  const { data, info } = await sharp(svg, { limitInputPixels: false })
    .resize(picture.width, picture.height)
    .flatten({ background: '#FBF6EC' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  mendEdges(data, info.width, info.height, info.channels);
  addGrain(data, info.width, info.height, info.channels, picture.grain ?? 0.5);
  const master = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels as 3 } });
  const base = join(output, 'art', picture.folder, picture.name);
  await mkdir(dirname(base), { recursive: true });
  const jpg = { quality: 72, mozjpeg: true };
  for (const width of picture.widths) {
    const sized = await master().resize(width).png({ compressionLevel: 1 }).toBuffer();
    await sharp(sized).avif({ quality: 45, effort: 4 }).toFile(`${base}-${width}.avif`);
  }
  await master().resize(Math.min(1200, picture.width)).jpeg(jpg).toFile(`${base}.jpg`);
}

/** `node scripts/render.ts posters/tasmania gear` renders these; `--proof <folder>` writes one PNG of each instead. */
async function main() {
  const words = process.argv.slice(2);
  const flag = words.indexOf('--proof');
  const proof = flag >= 0 ? words.splice(flag, 2)[1] : undefined;
  const wanted = pictures.filter(
    ({ folder, name }) =>
      words.length === 0 || words.includes(folder) || words.includes(`${folder}/${name}`),
  );
  for (const picture of wanted) {
    if (proof) {
      resetIds();
      await mkdir(proof, { recursive: true });
      const { data, info } = await sharp(Buffer.from(picture.svg()))
        .flatten({ background: '#FBF6EC' })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      mendEdges(data, info.width, info.height, info.channels);
      if (!picture.png)
        addGrain(data, info.width, info.height, info.channels, picture.grain ?? 0.5);
      const png = await sharp(data, {
        raw: { width: info.width, height: info.height, channels: 3 },
      })
        .png({ compressionLevel: 3 })
        .toBuffer();
      await writeFile(join(proof, `${picture.folder}-${picture.name}.png`), png);
    } else await render(picture);
    console.log(`${picture.folder}/${picture.name}`);
  }
}

await main();
