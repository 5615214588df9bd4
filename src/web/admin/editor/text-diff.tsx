import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { readableHtml } from '../../../domain/text/readable-html.ts';
import { holdsTag } from '../../../domain/text/text.ts';

/** Timeout in ms, after which the diff shows both whole texts instead of single words. */
const diffTimeoutMs = 800;
const contextLength = 160;

const readable = (text: string) => (holdsTag(text) ? readableHtml(text) : text);

const partsBetween = (before: string, after: string) =>
  diffWordsWithSpace(before, after, { timeout: diffTimeoutMs }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];

function shorten(text: string, first: boolean, last: boolean) {
  const head = first ? '' : text.slice(0, contextLength).replace(/(?<!\S)\S*$/, '');
  const tail = last ? '' : text.slice(-contextLength).replace(/^\S*/, '');
  return head.length + tail.length + 80 < text.length ? `${head}[…]${tail}` : text;
}

export function TextDiff({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => partsBetween(readable(before), readable(after)), [before, after]);
  const changed = parts.some(({ added, removed }) => added || removed);
  return (
    <p className="max-h-72 overflow-y-auto whitespace-pre-wrap break-words bg-sand p-3 leading-relaxed">
      {!changed && 'The words are the same; only the formatting differs.'}
      {changed &&
        parts.map(({ value, added, removed }, index) => {
          const key = `${index} ${value.slice(0, 20)}`;
          if (!added && !removed) {
            return <span key={key}>{shorten(value, index === 0, index === parts.length - 1)}</span>;
          }
          const Mark = removed ? 'del' : 'ins';
          const look = removed ? 'text-advanced' : 'font-semibold text-reef';
          return (
            <Mark key={key} className={`bg-paper ${look} decoration-2`}>
              {value}
            </Mark>
          );
        })}
    </p>
  );
}
