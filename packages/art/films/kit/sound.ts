import { random } from '../../kit/random.ts';

/**
 * Slow swells of soft noise as a stereo WAV file. The swells are silent at the start and at the end,
 * so the loop has no click however a player joins it.
 */
export function sound(
  seconds: number,
  options: { low: number; high: number; swells: number; seed: number },
): Buffer {
  const rate = 48000;
  const count = seconds * rate;
  const samples = new Int16Array(count * 2);
  for (const side of [0, 1]) {
    const r = random(options.seed + side * 17);
    let dark = 0;
    let soft = 0;
    let floor = 0;
    for (let i = 0; i < count; i++) {
      const t = i / count;
      const swell =
        Math.sin(Math.PI * t * options.swells + (side - 0.5) * 0.25 * Math.sin(Math.PI * 2 * t)) **
        2;
      const cut = options.low + (options.high - options.low) * swell;
      const k = 1 - Math.exp((-2 * Math.PI * cut) / rate);
      dark += k * (r() * 2 - 1 - dark);
      soft += k * (dark - soft);
      floor += 0.003 * (soft - floor);
      const edge = Math.min(1, t * 40, (1 - t) * 40);
      samples[i * 2 + side] =
        Math.max(-1, Math.min(1, (soft - floor) * (0.25 + 0.75 * swell) * edge * 0.9)) * 32767;
    }
  }
  const data = Buffer.from(samples.buffer);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
