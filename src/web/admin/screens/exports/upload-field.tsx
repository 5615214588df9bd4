import { type ChangeEvent, useId, useState } from 'react';
import { ApiError, errorReason } from '../../../app/api-error.ts';
import { guard } from '../../app/api.ts';
import { inputStyles } from '../../ui/fields.tsx';
import { useMoveAction } from './moves-query.ts';

interface UploadLimit {
  maxBytes: number;
  /** The sentence for a larger file. */
  tooLarge: string;
}

/** Sends a file by XMLHttpRequest, since fetch does not report progress. @throws ApiError, Error with a sentence */
function sendFile(
  path: string,
  file: File,
  limit: UploadLimit,
  onShare: (share: number) => void,
): Promise<unknown> {
  // The server would close the connection midway, which browsers report as a network error.
  if (file.size > limit.maxBytes) return Promise.reject(new Error(limit.tooLarge));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onShare(loaded / total);
    request.onload = () => {
      const { status, responseText } = request;
      if (status === 201) resolve(JSON.parse(responseText));
      else reject(new ApiError(status, responseText));
    };
    request.onerror = () => reject(new Error('The upload broke off. Choose the file again.'));
    request.send(file);
  });
}

interface UploadFieldProps {
  label: string;
  hint: string;
  accept: string;
  isBlocked: boolean;
  toPath: (file: File) => string;
  limit: UploadLimit;
  /** A call before the upload, which may ask for a new proof of identity. */
  before?: () => Promise<unknown>;
  /** The text once everything has been sent. */
  sent: string;
  onStored?: (answer: unknown) => void;
}

/** A field that uploads the chosen file, shows its progress and refetches the lists of the screen. */
export function UploadField(props: UploadFieldProps) {
  const { label, hint, accept, isBlocked, toPath, limit, before, sent } = props;
  const id = useId();
  const act = useMoveAction();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState('');

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    setProblem('');
    if (!file) return;
    try {
      await guard(async () => {
        await before?.();
        setShare(0);
        // Not an argument of the optional call, which would not be evaluated without a listener.
        const answer = await sendFile(toPath(file), file, limit, setShare);
        props.onStored?.(answer);
      });
    } catch (error) {
      setProblem(errorReason(error));
    } finally {
      setShare(undefined);
      target.value = '';
      await act(async () => {});
    }
  }

  return (
    <div className="mt-5 max-w-prose">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={isBlocked || share !== undefined}
        onChange={choose}
        aria-describedby={`${id}-note`}
        className={inputStyles}
      />
      <p id={`${id}-note`} className="mt-1 text-sm text-muted">
        {hint}
      </p>
      {share !== undefined && (
        <p role="status" className="mt-2">
          {share < 1 ? `Uploading: ${Math.floor(share * 100)} %` : sent}
        </p>
      )}
      <p role="alert" className="mt-1 font-medium text-advanced empty:hidden">
        {problem}
      </p>
    </div>
  );
}
