import { Play, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { videoEmbed } from '../../../../domain/video/embed.ts';

const styles =
  'relative z-10 inline-flex min-h-11 items-center gap-2 rounded-sm border-2 border-ink px-4 font-semibold hover:bg-ink hover:text-paper';

/** A button that plays a video in a dialog, or opens a tab if the video cannot be embedded. */
export function VideoDialog({ name, videoUrl }: { name: string; videoUrl: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const embed = videoEmbed(videoUrl);
  const label = (
    <>
      <Play aria-hidden className="size-4" />
      Watch Dive Video
    </>
  );
  if (!embed) {
    return (
      <a href={videoUrl} target="_blank" rel="noopener noreferrer" className={styles}>
        {label}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {label}
      </button>
      <dialog
        ref={dialog}
        aria-label={`Dive video: ${name}`}
        onClose={() => setOpen(false)}
        className="m-auto w-full max-w-4xl bg-abyss p-4 text-foam backdrop:bg-abyss/80"
      >
        <div className="mb-3 flex items-center justify-between gap-4">
          <p className="font-semibold">{name}</p>
          <button
            type="button"
            aria-label="Close"
            className="grid size-11 place-items-center"
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden />
          </button>
        </div>
        {open && (
          <iframe
            src={embed}
            title={`Dive video: ${name}`}
            allow="fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            className="aspect-video w-full border-0"
          />
        )}
      </dialog>
    </>
  );
}
