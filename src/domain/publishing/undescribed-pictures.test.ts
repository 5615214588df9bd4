import { expect, test } from 'vitest';
import { undescribedPictures } from './undescribed-pictures.ts';

test('pictures without alt text are named unless they are marked as decorative', () => {
  const html = `
    <p>alt="no picture"</p>
    <img src="/media/a.jpg?x=1&amp;y=2" alt="" width="800">
    <figure><img src="/b.jpg"><figcaption>Words below it</figcaption></figure>
    <img src="/c.jpg" alt=" ">
    <img src="/d.jpg" alt="A manta">
    <img src="/e.jpg" alt="" role="presentation">`;
  expect(undescribedPictures(html)).toEqual(['/media/a.jpg?x=1&y=2', '/b.jpg', '/c.jpg']);
  expect(undescribedPictures('<p>Words</p>')).toEqual([]);
});
