import { type RefObject, useRef, useState } from 'react';
import { undescribedPictures } from '../../../domain/undescribed-pictures.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { TextValues } from './merge.ts';

type Step = 'Update' | 'Publish' | 'Schedule';

interface Asked {
  pictures: string[];
  step: Step;
  goOn: () => void;
}

const sentence = (count: number) =>
  count === 1
    ? 'One picture of the text has no alt text: those who cannot see it learn nothing of it.'
    : `${count} pictures of the text have no alt text: those who cannot see them learn nothing of them.`;

/** What a save does for visitors; undefined for a draft's. */
export function stepOf(
  published: boolean,
  from: { published: boolean } | undefined,
  plan: string | undefined,
): Step | undefined {
  if (published) return from?.published ? 'Update' : 'Publish';
  return plan ? 'Schedule' : undefined;
}

/** Asks once about each picture of the texts that goes public without alt text. */
export function useAltQuestion(form: RefObject<HTMLFormElement | null>) {
  const accepted = useRef(new Set<string>());
  const [asked, setAsked] = useState<Asked>();

  function describe() {
    setAsked(undefined);
    // Its dialog opens once this one has given the focus back.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[data-undescribed]')?.click());
  }

  return {
    /** @returns true where the save waits for the answer, which may call `goOn` */
    asks(values: TextValues, step: Step, goOn: () => void): boolean {
      const pictures = Object.values(values)
        .flatMap((value) => undescribedPictures(value ?? ''))
        .filter((src) => !accepted.current.has(src));
      if (pictures.length > 0) setAsked({ pictures, step, goOn });
      return pictures.length > 0;
    },
    dialog: asked && (
      <Dialog
        open
        title="Describe the pictures?"
        text={sentence(asked.pictures.length)}
        onClose={() => setAsked(undefined)}
      >
        <ul className="grid grid-cols-3 gap-2">
          {[...new Set(asked.pictures)].map((src) => (
            <li key={src}>
              <img src={src} alt={src} className="aspect-3/2 w-full bg-sand object-cover" />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          <button
            type="button"
            className={buttonStyles.quiet}
            onClick={() => {
              for (const src of asked.pictures) accepted.current.add(src);
              setAsked(undefined);
              asked.goOn();
            }}
          >
            {`${asked.step} anyway`}
          </button>
          <button type="button" className={buttonStyles.action} onClick={describe}>
            Describe
          </button>
        </div>
      </Dialog>
    ),
  };
}
