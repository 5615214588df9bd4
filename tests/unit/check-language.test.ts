import { expect, test } from 'vitest';
import { checkLanguage, findFaults, findVagueNames } from '../../scripts/check-language.ts';

// The test joins forbidden texts from parts, since the check reads this file too.
const mark = '/'.repeat(2);
const block = (text: string) => ['/', `** ${text} *`, '/'].join('');
const titled = (text: string) => `test${'('}'${text}', () => {});`;

const faultsOfTest = (text: string) => findFaults({ file: 'a.test.ts', text });

test.each([
  [`${mark} ${'What'} a key costs.`, 'comment opens with “What”'],
  [block('Who begins later.'), 'comment opens with “Who”'],
  [`${mark} The copy is ${'kept'}.`, 'comment says “kept”'],
  [block('The page is\n * alive.'), 'comment says “alive”'],
  [titled('what nobody knows is fine'), 'title opens with “what nobody knows is fine”'],
  [titled('a page is asleep'), 'title says “asleep”'],
  [`test.each([1])${titled('where %s is set').slice(4)}`, 'title opens with “where %s is set”'],
])('check-language refuses %j', (text, fault) => {
  expect(faultsOfTest(`const one = 1;\n${text}\n`)).toEqual([`a.test.ts:2: ${fault}`]);
});

test.each([
  `${mark} Copies a buffer, since a slice retains the chunk.`,
  block('The folder `kept` has the old state.'),
  titled('a server closes keep-alive connections'),
  "const address = 'https://example.com/kept';",
])('check-language accepts %j', (text) => {
  expect(faultsOfTest(text)).toEqual([]);
});

test('check-language counts declared names by ending and file', () => {
  const text =
    'const placeOf = 1;\nfunction wordsOf() {}\ninterface A {\n  pageOf: string;\n}\nplaceOf();';
  const named = findVagueNames([{ file: 'a.ts', text: `${text}\ntype HomeWords = string;` }]);
  expect(named).toEqual({
    Of: ['a.ts: pageOf', 'a.ts: placeOf', 'a.ts: wordsOf'],
    Words: ['a.ts: HomeWords'],
  });
});

test('check-language refuses more vague names than the limit', () => {
  const names = (count: number, ending: string) =>
    Array.from({ length: count }, (_, index) => `const a${index}${ending} = 1;`).join('\n');
  const check = (text: string) => checkLanguage([{ file: 'a.ts', text }]);
  expect(check(`${names(60, 'Of')}\n${names(25, 'Words')}`)).toEqual([]);
  expect(check(names(61, 'Of'))).toEqual([
    expect.stringMatching(/^61 names end in “Of”, 60 at most/),
  ]);
  expect(check(names(26, 'Words'))).toEqual([expect.stringMatching(/^26 names end in “Words”/)]);
});
