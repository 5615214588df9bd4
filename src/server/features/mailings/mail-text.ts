import { Parser } from 'htmlparser2';

const paragraphs =
  /^(p|h[2-4]|li|blockquote|aside|figure|figcaption|div|ul|ol|table|caption|tr|pre)$/;
const quotes = /^(blockquote|aside)$/;
const groupTags = /^(blockquote|aside|ul|ol|table)$/;

interface List {
  /** The number of the next item; undefined in a list without numbers. */
  number: number | undefined;
}

const bare = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

interface Part {
  text: string;
  /** The number of the list, table or quote around the part; 0 outside. */
  group: number;
  /** The text between the part and the previous part of its group. */
  gap: string;
}

const joined = (parts: readonly Part[]) =>
  parts
    .map(({ text, group, gap }, index) => {
      const before = parts[index - 1];
      return (before ? (group > 0 && before.group === group ? gap : '\n\n') : '') + text;
    })
    .join('');

/** The marker of the next item; counts up in a numbered list. */
function nextMarker(list: List | undefined): string {
  if (list?.number === undefined) return '- ';
  const marker = `${list.number}. `;
  list.number += 1;
  return marker;
}

/** Sanitised HTML as an email's plain text, with headings and lists as people type them. */
export function mailText(html: string): string {
  const parts: Part[] = [];
  const lists: List[] = [];
  const cells: string[] = [];
  const links: Array<{ href: string; start: number }> = [];
  let words = '';
  let marker = '';
  let quoted = 0;
  let preformatted = false;
  let inTable = false;
  let inCell = false;
  let groups = 0;

  function endPart(underline = '') {
    const lines = preformatted
      ? words.trimEnd().split('\n')
      : words.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
    const text = lines.join('\n').trim();
    words = '';
    if (!text) return;
    const indent = '  '.repeat(Math.max(0, lists.length - 1));
    const head = '> '.repeat(quoted) + indent + marker;
    const rest = '> '.repeat(quoted) + indent + ' '.repeat(marker.length);
    const whole = underline ? `${text}\n${underline.repeat(Math.min(text.length, 60))}` : text;
    parts.push({ text: head + whole.split('\n').join(`\n${rest}`), ...place() });
    // A second paragraph of an item is indented below the first.
    marker = ' '.repeat(marker.length);
  }

  function place() {
    if (lists.length === 0 && quoted === 0 && !inTable) return { group: 0, gap: '' };
    return { group: groups, gap: lists.length > 0 || inTable ? '\n' : '\n>\n' };
  }

  function endLink() {
    const link = links.pop();
    const label = link && words.slice(link.start).trim();
    const address = link?.href.replace(/^(mailto|tel):/, '') ?? '';
    if (!label || address.startsWith('#') || bare(address) === bare(label)) return;
    words = `${words.trimEnd()} (${address})`;
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'td' || name === 'th') inCell = true;
      else if (paragraphs.test(name) && !inCell) endPart();
      if (name === 'tr') inTable = true;
      if (groupTags.test(name) && lists.length === 0 && quoted === 0) groups += 1;
      if (name === 'ul') lists.push({ number: undefined });
      if (name === 'ol') lists.push({ number: Number(attributes.start) || 1 });
      if (name === 'li') marker = nextMarker(lists.at(-1));
      if (quotes.test(name)) quoted += 1;
      if (name === 'pre') preformatted = true;
      if (name === 'br') words += '\n';
      if (name === 'a') links.push({ href: attributes.href ?? '', start: words.length });
      if (name === 'img' && attributes.alt) words += `[Picture: ${attributes.alt}]`;
      if (name === 'hr') {
        endPart();
        parts.push({ text: '* * *', group: 0, gap: '' });
      }
    },
    ontext(text) {
      words += preformatted ? text : text.replace(/\s+/g, ' ');
    },
    onclosetag(name) {
      if (name === 'a') return endLink();
      if (name === 'td' || name === 'th') {
        cells.push(words.replace(/\s+/g, ' ').trim());
        words = '';
        inCell = false;
        return;
      }
      if (name === 'tr') {
        words = cells.splice(0).join(' | ');
        endPart();
        inTable = false;
        return;
      }
      if (!paragraphs.test(name)) return;
      if (inCell) {
        words += ' ';
        return;
      }
      endPart({ h2: '=', h3: '-' }[name]);
      if (name === 'ul' || name === 'ol') lists.pop();
      if (name === 'li' || name === 'ul' || name === 'ol') marker = '';
      if (quotes.test(name)) quoted -= 1;
      if (name === 'pre') preformatted = false;
    },
  });
  parser.end(html);
  endPart();
  return joined(parts);
}
