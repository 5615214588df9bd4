import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Maximum of declared names with a vague ending. */
const limits = { Of: 60, Words: 25 } as const;

const opening = /^(?:what|who|whoever|where|how|that)\b/i;
const jargon =
  /\b(?:kept|inks?|lets? go|told apart|in hand|hears|stands? for|asleep|in no hurry)\b|(?<!keep-)\balive\b/i;

const comment = /\/\*([\s\S]*?)\*\/|(?<=^|\s)\/\/(.*)$/gm;
const title =
  /(?:\b(?:test|it|describe)(?:\.\w+)*|[\])])\(\s*(['"`])(.*?)\1,\s*(?:\{|async|\(|function)/g;
const declaration =
  /\b(?:function\*?|const|let|class|interface|type) +(\w+(?:Of|Words))\b|^ +(?:async )?(\w+(?:Of|Words))(?=\??: |\()/gm;

interface Source {
  file: string;
  text: string;
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Text of a comment without its marks and without code spans. */
const commentText = (marked: string) =>
  marked
    .replace(/^\s*\*+/gm, '')
    .replace(/`[^`]*`/g, '``')
    .trim();

/** Faults of comments and test titles, each as "file:line: reason". */
export function findFaults({ file, text }: Source): string[] {
  const faults: [index: number, reason: string][] = [];
  for (const match of text.matchAll(comment)) {
    const words = commentText(match[1] ?? match[2] ?? '');
    // A comment opens with a capital; a lower-case word continues the line above or is code.
    if (opening.test(words) && /^[A-Z]/.test(words)) {
      faults.push([match.index, `comment opens with “${words.split(' ', 1)[0]}”`]);
    }
    const [found] = jargon.exec(words) ?? [];
    if (found) faults.push([match.index, `comment says “${found}”`]);
  }
  if (/\.(?:test|spec)\.tsx?$/.test(file)) {
    for (const match of text.matchAll(title)) {
      const words = match[2] ?? '';
      if (opening.test(words)) faults.push([match.index, `title opens with “${words}”`]);
      const [found] = jargon.exec(words) ?? [];
      if (found) faults.push([match.index, `title says “${found}”`]);
    }
  }
  return faults
    .sort(([one], [other]) => one - other)
    .map(([index, reason]) => `${file}:${lineAt(text, index)}: ${reason}`);
}

/** Declared names by vague ending, each once per file. */
export function findVagueNames(sources: readonly Source[]): Record<keyof typeof limits, string[]> {
  const names = new Set<string>();
  for (const { file, text } of sources) {
    for (const [, declared, member] of text.matchAll(declaration)) {
      names.add(`${file}: ${declared ?? member}`);
    }
  }
  const withEnding = (ending: string) => [...names].filter((name) => name.endsWith(ending)).sort();
  return { Of: withEnding('Of'), Words: withEnding('Words') };
}

/** All faults of the given files. */
export function checkLanguage(sources: readonly Source[]): string[] {
  const vague = findVagueNames(sources);
  const endings = Object.keys(limits) as (keyof typeof limits)[];
  const tooMany = endings
    .filter((ending) => vague[ending].length > limits[ending])
    .map(
      (ending) =>
        `${vague[ending].length} names end in “${ending}”, ${limits[ending]} at most:\n  ${vague[ending].join('\n  ')}`,
    );
  return [...sources.flatMap(findFaults), ...tooMany];
}

function readSources(): Source[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'src', 'tests', 'scripts'],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  return listed
    .split('\0')
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts') && existsSync(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

if (import.meta.main) {
  const faults = checkLanguage(readSources());
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    console.error('Write comments and titles subject first, and name functions for their result.');
    process.exitCode = 1;
  }
}
