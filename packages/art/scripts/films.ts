/*
 * Renders the hero films into public/films: for each an H.264 film in MP4, an AV1 film in WebM, and
 * its first frame as poster in JPEG, WebP and AVIF, whole and cut to what an upright phone shows.
 *
 *   node packages/art/scripts/films.ts [name]                        all films, or one
 *   node packages/art/scripts/films.ts [name] --posters              their posters alone
 *   node packages/art/scripts/films.ts name --stills 0,0.25 --to DIR  only these moments, as PNG, into DIR
 *
 * Needs Node 24, ffmpeg with libx264, libsvtav1 and libopus on the path, and the packages
 * @napi-rs/canvas and sharp.
 */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { filmFocus, paths } from '../application.ts';
import { FRAMES_PER_SECOND, films, SECONDS } from '../films/films.ts';
import { sound } from '../films/kit/sound.ts';
import { drawFilm, type Film, HEIGHT, WIDTH } from '../films/kit/stage.ts';

const SIZE = { width: 1280, height: 720 };

/** How much of a film an upright phone shows at most, where the film fills its height. */
const UPRIGHT = 560;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    posters: { type: 'boolean' },
    stills: { type: 'string' },
    to: { type: 'string' },
    width: { type: 'string' },
  },
});

const output = values.to ?? join(paths.public, 'films');

function frame(film: Film, t: number, width: number) {
  const canvas = createCanvas(width, Math.round((width * HEIGHT) / WIDTH));
  const pen = canvas.getContext('2d');
  pen.scale(width / WIDTH, width / WIDTH);
  drawFilm(film, pen, t);
  return canvas;
}

async function run(command: string, args: string[]) {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

/** Mean differences between the frames of an encoded film, of 255; the last is from its end to its start. */
function framesOf(file: string) {
  const [width, height] = [320, 180];
  const { stdout } = spawnSync(
    'ffmpeg',
    ['-loglevel', 'error', '-i', file, '-vf', `scale=${width}:${height}`].concat([
      ...['-pix_fmt', 'gray', '-f', 'rawvideo', '-'],
    ]),
    { maxBuffer: 2 ** 30 },
  );
  const size = width * height;
  const count = stdout.length / size;
  return Array.from({ length: count }, (_, i) => {
    const next = ((i + 1) % count) * size;
    let sum = 0;
    for (let at = 0; at < size; at++)
      sum += Math.abs((stdout[i * size + at] ?? 0) - (stdout[next + at] ?? 0));
    return sum / size;
  });
}

function checkSeam(file: string) {
  const steps = framesOf(file);
  const seam = steps.pop() ?? Number.POSITIVE_INFINITY;
  const [mean, most] = [steps.reduce((a, b) => a + b, 0) / steps.length, Math.max(...steps)];
  const size = (statSync(file).size / 1e6).toFixed(2);
  console.log(
    `${file} ${size} MB; between frames ${mean.toFixed(2)}, at most ${most.toFixed(2)}; at the seam ${seam.toFixed(2)}`,
  );
  if (seam > most * 1.05) throw new Error(`${file} jumps where it begins again`);
}

async function poster(film: Film) {
  const base = join(output, film.name);
  const master = () => sharp(frame(film, 0, WIDTH).toBuffer('image/png'));
  await master().jpeg({ quality: 80, mozjpeg: true }).toFile(`${base}.jpg`);
  // The small ones open the page on a slow line: each stays below 28 kB.
  for (const { width, quality } of [
    { width: 800, quality: 45 },
    { width: 1280, quality: 52 },
  ]) {
    await master().resize(width).avif({ quality, effort: 5 }).toFile(`${base}-${width}.avif`);
    await master().resize(width).webp({ quality: 72, effort: 5 }).toFile(`${base}-${width}.webp`);
  }
  const left = Math.round((WIDTH - UPRIGHT) * (filmFocus[film.name] ?? 0.5));
  const upright = { left, top: 0, width: UPRIGHT, height: HEIGHT };
  const cut = () => master().extract(upright);
  await cut().avif({ quality: 40, effort: 7 }).toFile(`${base}-upright.avif`);
  await cut().webp({ quality: 60, effort: 6 }).toFile(`${base}-upright.webp`);
}

/** The first frame and the last second get more bits, so that the end is as clear as what it begins again with. */
const finer = (frames: number) =>
  `0,0,q=13/${frames - 34},${frames - 21},b=1.6/${frames - 20},${frames - 1},b=3.2`;

async function render(film: Film) {
  const base = join(output, film.name);
  await poster(film);
  const wav = `${base}.wav`;
  const raw = `${base}.mkv`;
  await writeFile(wav, sound(SECONDS, film.sound));
  // A lossless film first, so that both encoders see the same frames.
  const size = `${SIZE.width}x${SIZE.height}`;
  const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
  const feed = spawn(
    'ffmpeg',
    [
      ...quiet,
      ...[
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgba',
        '-s',
        size,
        '-r',
        String(FRAMES_PER_SECOND),
        '-i',
        '-',
      ],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', '-threads', '1', raw],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const frames = SECONDS * FRAMES_PER_SECOND;
  for (let i = 0; i < frames; i++) {
    if (!feed.stdin.write(frame(film, i / frames, SIZE.width).data()))
      await once(feed.stdin, 'drain');
  }
  feed.stdin.end();
  await once(feed, 'close');

  const colour = [
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-colorspace',
    'bt709',
    '-color_range',
    'tv',
  ];
  const input = [...quiet, '-i', raw, '-i', wav, '-map', '0:v', '-map', '1:a'];
  await run('ffmpeg', [
    ...input,
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'slower',
      '-crf',
      String(film.quality.h264),
      '-x264-params',
      `deblock=-2,-2:aq-mode=3:no-dct-decimate=1:zones=${finer(frames)}`,
    ],
    ...['-g', String(frames), '-bf', '6', '-threads', '1', '-pix_fmt', 'yuv420p', ...colour],
    ...['-c:a', 'aac', '-b:a', '48k', '-movflags', '+faststart', `${base}.mp4`],
  ]);
  // One frame more than the loop, which is the first again: the last frames are predicted from it on both sides, and it
  // is left out of the film. Temporal filtering would soften the key frame alone.
  const longer = `${base}-longer.webm`;
  await run('ffmpeg', [
    ...quiet,
    ...['-stream_loop', '1', '-i', raw, '-frames:v', String(frames + 1)],
    ...['-c:v', 'libsvtav1', '-preset', '5', '-crf', String(film.quality.av1)],
    ...['-g', String(frames * 2), '-svtav1-params', 'tune=0:lp=1:enable-tf=0'],
    ...['-pix_fmt', 'yuv420p', ...colour, longer],
  ]);
  await run('ffmpeg', [
    ...quiet,
    ...['-i', longer, '-i', wav, '-map', '0:v', '-map', '1:a'],
    ...['-frames:v', String(frames), '-c:v', 'copy', '-c:a', 'libopus', '-b:a', '32k'],
    `${base}.webm`,
  ]);
  await rm(longer);
  await rm(wav);
  await rm(raw);
  for (const format of ['mp4', 'webm']) checkSeam(`${base}.${format}`);
}

await mkdir(output, { recursive: true });

const wanted = films.filter((film) => positionals.length === 0 || positionals.includes(film.name));

for (const film of wanted) {
  if (values.stills) {
    for (const t of values.stills.split(',').map(Number)) {
      const name = `${film.name}-${t.toFixed(4)}.png`;
      await writeFile(
        join(output, name),
        frame(film, t, Number(values.width ?? 1280)).toBuffer('image/png'),
      );
    }
  } else if (values.posters) {
    await poster(film);
  } else {
    await render(film);
  }
}
