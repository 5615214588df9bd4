import { Camera, Upload as UploadIcon, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Picture, uploadTypes } from '../../../../contract/media.ts';
import { Button } from '../../ui/button.tsx';
import { picturesIn } from './upload-file.ts';
import { type Upload, useUploads } from './use-uploads.ts';

const words = { sending: 'Uploading', encoding: 'Making its sizes' } as const;
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/** Uploads chosen, dropped, pasted or camera pictures. @param props.open whether a paste uploads */
export function UploadZone(props: {
  open: boolean;
  onReady: (picture: Picture) => void;
  /** Called when uploads start and when all have ended. */
  onBusy?: (isBusy: boolean) => void;
}) {
  const { uploads, add, dismiss } = useUploads(props.onReady);
  const isBusy = uploads.some(({ error }) => !error);
  const { onBusy } = props;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const [over, setOver] = useState(false);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = picturesIn(event.clipboardData);
    if (files.length === 0 || isTyping(event.target)) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    if (!props.open) return undefined;
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [props.open]);

  return (
    <section
      aria-label="Upload pictures"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        add([...event.dataTransfer.files]);
      }}
      className={`border-2 border-dashed p-4 ${over ? 'border-coral bg-sand' : 'border-muted'}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <FileButton label="Upload pictures" Icon={UploadIcon} onFiles={add} />
        <span className="hidden pointer-coarse:inline">
          <FileButton label="Take a photo" Icon={Camera} camera onFiles={add} />
        </span>
        <p className="text-sm text-muted">
          Or drop or paste them here: JPEG, PNG, WebP or AVIF, 25 MB and 50 megapixels at most.
        </p>
      </div>
      {uploads.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2">
          {uploads.map((upload) => (
            <UploadRow key={upload.number} upload={upload} onDismiss={dismiss} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FileButton(props: {
  label: string;
  Icon: typeof UploadIcon;
  camera?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const { label, Icon, camera = false } = props;
  const input = useRef<HTMLInputElement>(null);
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    props.onFiles([...(target.files ?? [])]);
    // An empty value makes the same file selectable again after a failure.
    target.value = '';
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={`${label}: files`}
        accept={uploadTypes.join(',')}
        multiple={!camera}
        {...(camera && { capture: 'environment' as const })}
        onChange={onChange}
        className="hidden"
      />
      <Button Icon={Icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

function UploadRow({ upload, onDismiss }: { upload: Upload; onDismiss: (number: number) => void }) {
  const { number, name, progress, error } = upload;
  if (error) {
    return (
      <li role="alert" className="flex items-start gap-3 border-l-8 border-coral bg-sand p-3">
        <p className="min-w-0 flex-1 wrap-anywhere">
          <span className="font-semibold">{name}</span>
          {`: ${error}`}
        </p>
        <button
          type="button"
          aria-label={`Dismiss ${name}`}
          onClick={() => onDismiss(number)}
          className="-my-2 grid size-11 shrink-0 place-items-center"
        >
          <X aria-hidden className="size-4" />
        </button>
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="min-w-0 truncate font-semibold">{name}</span>
      <span role="status" className="text-muted">
        {words[progress.step]}
      </span>
      <progress
        aria-label={`Progress of ${name}`}
        max={1}
        value={progress.share}
        className="min-w-24 flex-1"
      />
    </li>
  );
}
