import { Copy } from 'lucide-react';
import { useCopy } from '../../app/toast-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** A dialog that shows a secret once, to copy. */
export function OnceDialog(props: {
  title: string;
  text: string;
  lines: readonly string[];
  onClose: () => void;
}) {
  const copy = useCopy();

  return (
    <Dialog title={props.title} text={props.text} onClose={props.onClose}>
      <ul className="grid gap-x-6 gap-y-1 bg-sand p-4 font-mono text-sm sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {props.lines.map((line) => (
          <li key={line} className="break-all">
            {line}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          Icon={Copy}
          onClick={() =>
            copy(props.lines.join('\n'), { title: 'Copied' }, 'Select and copy it by hand.')
          }
        >
          Copy
        </Button>
        <Button look="action" onClick={props.onClose}>
          I have kept it
        </Button>
      </div>
    </Dialog>
  );
}

export const RecoveryCodesDialog = (props: { codes: string[]; onClose: () => void }) => (
  <OnceDialog
    title="Your recovery codes"
    text="Shown this once. Each opens the admin one time, with your password, when your phone or passkey is gone. Print them, or keep them in a password manager."
    lines={props.codes}
    onClose={props.onClose}
  />
);
