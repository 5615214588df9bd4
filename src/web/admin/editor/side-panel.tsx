import { SlidersHorizontal, X } from 'lucide-react';
import { Dialog as Modal } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { buttonStyles } from '../../ui/button.tsx';
import { Button } from '../ui/button.tsx';
import { focusFirst } from '../ui/dialog.tsx';
import { useWide } from '../ui/use-wide.ts';

const title = 'Details';

const focusFirstError = focusFirst('[aria-invalid="true"]');

/** State of the details sheet. An error in one of its fields opens the sheet. */
export function useSideSheet(
  errors: Readonly<Record<string, string | undefined>>,
  fields: readonly string[],
  rejections: number,
) {
  const isWide = useWide('80rem');
  const [open, setOpen] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const isWrong = fields.some((name) => errors[name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rejection opens the sheet anew
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong, rejections]);
  return { isWide, open, setOpen, slot, setSlot };
}

type Sheet = ReturnType<typeof useSideSheet>;

export function SideButton({ sheet }: { sheet: Sheet }) {
  if (sheet.isWide) return null;
  return (
    <Button
      look="compact"
      Icon={SlidersHorizontal}
      aria-haspopup="dialog"
      onClick={() => sheet.setOpen(true)}
    >
      {title}
    </Button>
  );
}

/** Shows the details beside the text in a wide window, otherwise in a sheet over the text. */
export function SidePanel({ sheet, children }: { sheet: Sheet; children: ReactNode }) {
  if (sheet.isWide) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would set its minimum width by its content
      <div
        role="group"
        aria-label={title}
        className="flex min-w-0 flex-[1_1_min(100%,max(13rem,min(17rem,35%)))] flex-col gap-4 border-l border-line pl-5"
      >
        {children}
      </div>
    );
  }
  return (
    <>
      <div ref={sheet.setSlot} className="contents" />
      <Modal.Root open={sheet.open} onOpenChange={sheet.setOpen}>
        {/* The panel is inside the form, so that Enter submits the form. */}
        <Modal.Portal container={sheet.slot}>
          <Modal.Overlay className="fixed inset-0 z-50 bg-abyss/70" />
          <Modal.Content
            aria-describedby={undefined}
            onOpenAutoFocus={focusFirstError}
            className="fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col gap-4 overflow-y-auto border-t-4 border-coral bg-paper px-5 pb-6"
          >
            <div className="sticky top-0 z-10 flex items-center justify-between bg-paper pt-2">
              <Modal.Title className="text-step-1">{title}</Modal.Title>
              <Modal.Close className={`${buttonStyles.compact} border-0`}>
                <X aria-hidden className="size-4" />
                Done
              </Modal.Close>
            </div>
            {children}
          </Modal.Content>
        </Modal.Portal>
      </Modal.Root>
    </>
  );
}
