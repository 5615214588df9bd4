const pictureStart = /\{\\pict\b/g;
const brackets = /\\[\\{}]|[{}]/g;
/** Word adds a second copy of each picture for old programs. */
const isOlderCopy = (before: string) => /\\nonshppict\s*$/.test(before);

const types: Record<string, string> = { pngblip: 'image/png', jpegblip: 'image/jpeg' };

/** The text of a group without its inner groups. */
function outerText(rtf: string, start: number): string {
  const parts: string[] = [];
  let [depth, from] = [0, start];
  brackets.lastIndex = start;
  for (let found = brackets.exec(rtf); found; found = brackets.exec(rtf)) {
    const [bracket] = found;
    if (bracket.length > 1) continue;
    if (depth === 1) parts.push(rtf.slice(from, found.index));
    depth += bracket === '{' ? 1 : -1;
    from = brackets.lastIndex;
    if (depth === 0) break;
  }
  return parts.join(' ').trim();
}

function readPicture(group: string): File | undefined {
  const [, word = ''] = /\\(pngblip|jpegblip)\b/.exec(group) ?? [];
  const [, digits = ''] = /(?<![0-9a-f\s])[0-9a-f]*\s([0-9a-f\s]+)$/i.exec(group) ?? [];
  const pairs = digits.replace(/\s/g, '').match(/../g);
  const type = types[word];
  if (!type || !pairs) return undefined;
  const bytes = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
  return new File([bytes], 'Pasted picture', { type });
}

/**
 * The pictures of Word's RTF, in order. A page cannot read the files that Word's HTML names.
 * @returns undefined for each picture that is neither PNG nor JPEG
 */
export const picturesInRtf = (rtf: string): (File | undefined)[] =>
  [...rtf.matchAll(pictureStart)]
    .filter(({ index }) => !isOlderCopy(rtf.slice(Math.max(0, index - 20), index)))
    .map(({ index }) => readPicture(outerText(rtf, index)));
