import { useRef, useState } from 'react';
import { undescribedPictures } from '../../../domain/publishing/undescribed-pictures.ts';
import { Button } from '../ui/button.tsx';
import { ClearPicture } from '../ui/clear-picture.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { isPublic, type ListedRecord } from './editor.ts';
import type { TextValues } from './merge.ts';

type Step = 'Update' | 'Publish' | 'Schedule';

interface PendingSave {
  step: Step;
  proceed: () => void;
  /** Opens the record and the dialog for its first picture without alt text. */
  describe: () => void;
}

const sentence = (count: number) =>
  count === 1
    ? 'One picture of the text has no alt text: those who cannot see it learn nothing of it.'
    : `${count} pictures of the text have no alt text: those who cannot see them learn nothing of them.`;

/** Returns the effect of a save for visitors, or undefined for a draft. */
export function saveStep(
  published: boolean,
  from: ListedRecord | undefined,
  plan: string | undefined,
): Step | undefined {
  if (published) return from && isPublic(from) ? 'Update' : 'Publish';
  return plan ? 'Schedule' : undefined;
}

/** Opens the dialog for the first picture without alt text in an element. */
export const describeFirst = (within: HTMLElement | null) =>
  // The timeout runs after a closing dialog has restored the focus.
  setTimeout(() => within?.querySelector<HTMLElement>('[data-undescribed]')?.click());

/** Asks once about each picture that would be published without alt text. */
export function useAltQuestion() {
  const accepted = useRef(new Set<string>());
  const [asked, setAsked] = useState<PendingSave & { pictures: string[] }>();

  return {
    /** @returns whether the owner must answer first; the answer may call `proceed` */
    asks(values: TextValues, pending: PendingSave): boolean {
      const pictures = Object.values(values)
        .flatMap((value) => undescribedPictures(value ?? ''))
        .filter((src) => !accepted.current.has(src));
      if (pictures.length > 0) setAsked({ ...pending, pictures });
      return pictures.length > 0;
    },
    dialog: asked && (
      <Dialog
        title="Describe the pictures?"
        text={sentence(asked.pictures.length)}
        onClose={() => setAsked(undefined)}
      >
        <ul className="grid grid-cols-3 gap-2">
          {[...new Set(asked.pictures)].map((src) => (
            <li key={src}>
              <ClearPicture src={src} alt={src} className="aspect-3/2 w-full object-cover" />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            onClick={() => {
              for (const src of asked.pictures) accepted.current.add(src);
              setAsked(undefined);
              asked.proceed();
            }}
          >
            {`${asked.step} anyway`}
          </Button>
          <Button
            look="action"
            onClick={() => {
              setAsked(undefined);
              asked.describe();
            }}
          >
            Describe
          </Button>
        </div>
      </Dialog>
    ),
  };
}
