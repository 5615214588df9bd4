import { expect, test } from 'vitest';
import { templates, templateTextIn } from './templates.ts';

test('templateTextIn finds every unchanged paragraph of a template', () => {
  const [review, prosAndCons] = templates;
  expect(templateTextIn(prosAndCons.html)).toEqual([
    'What it does well',
    'And one more',
    'What you should know before buying',
  ]);
  expect(templateTextIn(review.html)).toContain('Who should buy it, and who should not.');
});

test('templateTextIn accepts other sentences that contain the same words', () => {
  expect(templateTextIn('<h3>Pros</h3><p>What it does well: it floats.</p>')).toEqual([]);
});
