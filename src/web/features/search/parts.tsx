import { useState } from 'react';
import { splitAtMatches } from '../../../domain/search/excerpt.ts';
import { Picture } from '../../ui/picture.tsx';

export function Thumbnail({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  if (failed || !src) return null;
  return (
    <span className="shrink-0">
      <Picture
        src={src}
        alt=""
        sizes="72px"
        className="h-14 w-18 bg-sand object-cover"
        unavailable={null}
        onFail={() => setFailed(true)}
      />
    </span>
  );
}

/** @param terms matched regardless of case */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  let offset = 0;
  return splitAtMatches(text, terms).map((part, index) => {
    const key = offset;
    offset += part.length + 1;
    return index % 2 === 1 ? (
      <mark key={key} className="bg-shallow text-ink">
        {part}
      </mark>
    ) : (
      part
    );
  });
}
