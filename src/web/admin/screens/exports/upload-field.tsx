import { useState } from 'react';
import { errorReason } from '../../../app/api-error.ts';
import { guard } from '../../app/api.ts';
import { sendFile } from '../../app/send-file.ts';
import { FileField } from '../../ui/fields.tsx';
import { useMoveAction } from './moves-query.ts';

/** A field that uploads the chosen file, shows its progress and refetches the screen's lists. */
export function UploadField(props: {
  label: string;
  hint: string;
  accept: string;
  isBlocked: boolean;
  toPath: (file: File) => string;
  /** Maximum size, and the error text for a larger file. */
  limit: { maxBytes: number; tooLarge: string };
  /** A call before the upload, which may ask for a new proof of identity. */
  before?: () => Promise<unknown>;
  /** The status text after the file is sent. */
  sent: string;
  onStored?: (answer: unknown) => void;
}) {
  const { label, hint, accept, isBlocked, toPath, limit, before, sent } = props;
  const act = useMoveAction();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState('');

  async function choose(file: File | undefined) {
    setProblem('');
    if (!file) return;
    // The server would close the connection midway, which browsers report as a network error.
    if (file.size > limit.maxBytes) return setProblem(limit.tooLarge);
    try {
      await guard(async () => {
        await before?.();
        setShare(0);
        // `onStored?.(await sendFile(…))` would not upload if `onStored` is undefined.
        const answer = await sendFile(toPath(file), file, setShare);
        props.onStored?.(answer);
      });
    } catch (error) {
      setProblem(errorReason(error));
    } finally {
      setShare(undefined);
      await act(async () => {});
    }
  }

  return (
    <div className="mt-5 max-w-prose">
      <FileField
        label={label}
        hint={hint}
        error={problem || undefined}
        accept={accept}
        disabled={isBlocked || share !== undefined}
        onFile={(file) => void choose(file)}
      />
      {share !== undefined && (
        <p role="status" className="mt-2">
          {share < 1 ? `Uploading: ${Math.floor(share * 100)} %` : sent}
        </p>
      )}
    </div>
  );
}
