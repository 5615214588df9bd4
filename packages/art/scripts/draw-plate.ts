import { json } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import type { PlateFacts } from '../plates/facts.ts';
import { masterOf } from '../plates/render.ts';

type Format = 'avif' | 'webp' | 'jpg';

/** Widths in pixels; a plate is half as wide again as it is high. */
type Job = {
  facts: PlateFacts;
  width: number;
  files: { width: number; format: Format; quality?: number }[];
};

const encoders: Record<Format, (image: Sharp, quality?: number) => Sharp> = {
  avif: (image, quality = 45) => image.avif({ quality, effort: 2 }),
  webp: (image, quality = 58) => image.webp({ quality, effort: 4 }),
  jpg: (image, quality = 64) => image.jpeg({ quality, mozjpeg: true }),
};

const write = (content: Buffer | string) =>
  new Promise<void>((resolve, reject) => {
    process.stdout.write(content, (error) => (error ? reject(error) : resolve()));
  });

/**
 * The command that a server starts for the plate of a site: reads a job as JSON from the standard input, and writes
 * one line of JSON with the bytes of each file, then the files.
 */
async function main() {
  const job = (await json(process.stdin)) as Job;
  sharp.concurrency(1);
  sharp.cache(false);
  const master = await masterOf(job.facts, {
    width: job.width,
    height: Math.round((job.width * 2) / 3),
  });
  const files: Buffer[] = [];
  for (const { width, format, quality } of job.files) {
    const image = width === job.width ? master() : master().resize(width);
    files.push(await encoders[format](image, quality).toBuffer());
  }
  await write(`${JSON.stringify(files.map(({ length }) => length))}\n`);
  for (const file of files) await write(file);
}

await main();
