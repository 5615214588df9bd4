import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { countText } from '../../../domain/text/format.ts';
import { errorReason } from '../../app/api-error.ts';
import { api, read } from '../app/api.ts';
import { useRefreshPictures } from '../screens/media/pictures-query.ts';
import { whenReady } from '../screens/media/upload-file.ts';
import { Button } from '../ui/button.tsx';
import { replacePicture } from './pending-pictures.ts';

/** Lists the alt texts of pictures on other sites, by address. */
function readPicturesElsewhere({ state }: Editor): Map<string, string> {
  const found = new Map<string, string>();
  state.doc.descendants(({ type, attrs }) => {
    const url = type.name === 'image' ? URL.parse(String(attrs.src)) : null;
    if (url && /^https?:$/.test(url.protocol) && url.origin !== location.origin) {
      found.set(attrs.src, String(attrs.alt ?? ''));
    }
  });
  return found;
}

/** Offers to copy pictures of other sites into the library. A refused picture stays unchanged. */
export function CopyPictures({ editor }: { editor: Editor }) {
  const refresh = useRefreshPictures();
  const [copied, setCopied] = useState<number>();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const elsewhere = readPicturesElsewhere(editor);
  const left = Object.entries(problems).filter(([address]) => elsewhere.has(address));
  if (elsewhere.size === 0 && copied === undefined) return null;

  async function copyOne(address: string, alt: string) {
    const json = { address, alt: alt.slice(0, 500) };
    const sent = await read(api.media.copy.$post({ json }));
    replacePicture(editor, address, (await whenReady(sent)).src);
  }

  async function copyAll() {
    setProblems({});
    for (const [at, [address, alt]] of [...elsewhere].entries()) {
      setCopied(at);
      try {
        await copyOne(address, alt);
      } catch (error) {
        setProblems((before) => ({ ...before, [address]: errorReason(error) }));
      }
    }
    setCopied(undefined);
    await refresh();
  }

  const pictures = countText(elsewhere.size, 'picture');
  return (
    <div className="mt-3 border-l-8 border-line bg-sand p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="mr-auto">
          {copied === undefined
            ? `${pictures} of this text ${elsewhere.size === 1 ? 'is' : 'are'} on other sites.`
            : `Copying picture ${copied + 1}…`}
        </p>
        <Button disabled={copied !== undefined} onClick={() => void copyAll()}>
          {`Copy ${pictures} here`}
        </Button>
      </div>
      {left.length > 0 && (
        <p role="alert" className="mt-2 text-sm wrap-anywhere">
          {`Not copied, and as before in the text: ${byReason(left)}.`}
        </p>
      )}
    </div>
  );
}

/** Groups the addresses by reason in one text. */
const byReason = (left: readonly (readonly [address: string, reason: string])[]) =>
  Object.entries(Object.groupBy(left, ([, reason]) => reason.replace(/[.]$/, '')))
    .map(([reason, of = []]) => `${of.map(([address]) => address).join(', ')} (${reason})`)
    .join('; ');
