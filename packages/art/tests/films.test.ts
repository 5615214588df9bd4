import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { filmFocus } from '../application.ts';
import { FRAMES_PER_SECOND, films, SECONDS } from '../films/films.ts';
import { animalAt, type Window, within } from '../films/in-view.ts';
import { drawFilm, type Film, HEIGHT, WIDTH } from '../films/kit/stage.ts';

/** What the hero of the home page shows of a film: `width` of its 1600 units at its focus. */
function crop(film: Film, width: number, top: number, bottom: number): Window {
  const left = (WIDTH - width) * (filmFocus[film.name] ?? 0.5);
  return { left, right: left + width, top, bottom };
}

/** Words lie on the lower part of the picture, the header on its upper edge. */
const windows = [
  // 16:10, and 21:9, which cuts above and below.
  { name: 'desk', of: (film: Film) => crop(film, 1440, 107, 560) },
  // 9:20, where the film fills four fifths of the height.
  { name: 'phone', of: (film: Film) => crop(film, 506, 60, 560) },
];

for (const film of films) {
  test(`an animal is in view at all times: ${film.name}`, () => {
    const moments = SECONDS * 4;
    for (let i = 0; i < moments; i++) {
      const t = i / moments;
      const unseen = new Set(windows);
      const boxes: string[] = [];
      for (const [name, layer] of Object.entries(film.animals)) {
        if (unseen.size === 0) break;
        const { box, uncovered } = animalAt(film, layer, t);
        boxes.push(JSON.stringify({ name, uncovered, ...box }));
        for (const window of unseen)
          if (uncovered >= 0.75 && within(box, window.of(film))) unseen.delete(window);
      }
      assert.deepEqual(
        [...unseen].map(({ name }) => name),
        [],
        `at ${t.toFixed(3)} of the loop: ${boxes}`,
      );
    }
  });

  test(`the loop has no seam: ${film.name}`, () => {
    const pixels = (t: number) => {
      const canvas = createCanvas(WIDTH / 4, HEIGHT / 4);
      const pen = canvas.getContext('2d');
      pen.scale(0.25, 0.25);
      drawFilm(film, pen, t);
      return canvas.data();
    };
    const difference = (a: Buffer, b: Buffer) =>
      a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
    const frame = 1 / (SECONDS * FRAMES_PER_SECOND);
    assert.ok(difference(pixels(0), pixels(1)) < 0.05, 'the end of the loop is not its beginning');
    const steps = [0, 0.2, 0.4, 0.6, 0.8].map((t) => difference(pixels(t), pixels(t + frame)));
    const seam = difference(pixels(1 - frame), pixels(0));
    assert.ok(seam <= Math.max(...steps) * 1.25, `seam ${seam}, steps ${steps}`);
  });
}
