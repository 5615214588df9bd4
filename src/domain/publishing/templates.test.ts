import { expect, test } from 'vitest';
import { templates, templateTextIn } from './templates.ts';

test('templateTextIn finds every paragraph of a template that was left as it is', () => {
  const [review, prosAndCons] = templates;
  expect(templateTextIn(prosAndCons.html)).toEqual([
    'What it does well',
    'And one more',
    'What you should know before buying',
  ]);
  expect(templateTextIn(review.html)).toContain('Who should buy it, and who should not.');
});

test('templateTextIn lets own sentences pass that hold the same words', () => {
  expect(templateTextIn('<h3>Pros</h3><p>What it does well: it floats.</p>')).toEqual([]);
});
