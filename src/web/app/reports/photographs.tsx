import { useEffect, useRef, useState } from 'react';
import { distanceKm, type Position } from '../../../domain/geo/positions.ts';
import { exifBlock, exifPlace } from '../../../domain/pictures/exif-place.ts';
import {
  maxUploadBytes,
  tooManyBytes,
  uploadTypes,
} from '../../../domain/pictures/library-pictures.ts';
import {
  elsewhereText,
  licences,
  maxCreditCharacters,
  maxPhotographs,
  maxShownCharacters,
} from '../../../domain/reports/photographs.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { type FormProps, Options, ReportField } from './fields.tsx';
import { findPhotograph, forgetPhotograph, keepPhotograph } from './kept-reports.ts';
import type { ReportTarget } from './target.ts';
import type { ChosenPhotograph } from './values.ts';

/** Bytes at the start of a file that contain its EXIF block. */
const headBytes = 256 * 1024;
const previewPixels = 96;

const licenceLabels = Object.fromEntries(
  Object.entries(licences).map(([name, { label }]) => [name, label]),
) as Record<keyof typeof licences, string>;

function fileProblem({ type, size }: File): string | undefined {
  if (size > maxUploadBytes) return tooManyBytes;
  if ((uploadTypes as readonly string[]).includes(type)) return undefined;
  return 'Choose a JPEG, PNG, WebP or AVIF picture.';
}

/** The distance in kilometres from the site to the place of a picture; null if unknown. */
async function readDistance(file: Blob, position: Position | undefined) {
  const block = exifBlock(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  const place = block && exifPlace(block);
  return place && position ? distanceKm(position, place) : null;
}

/** Draws the preview on a canvas, since the content security policy forbids blob URLs. */
function Preview({ name }: { name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    void findPhotograph(name)
      .then((file) => file && createImageBitmap(file, { resizeWidth: previewPixels * 2 }))
      .then((image) => {
        if (!image || !canvas.current) return;
        const scale = (previewPixels * 2) / Math.min(image.width, image.height);
        const [width, height] = [image.width * scale, image.height * scale];
        const middle = [previewPixels - width / 2, previewPixels - height / 2] as const;
        canvas.current.getContext('2d')?.drawImage(image, ...middle, width, height);
        image.close();
      })
      .catch(() => {});
  }, [name]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={previewPixels * 2}
      height={previewPixels * 2}
      className="size-24 shrink-0 bg-haze"
    />
  );
}

function Chosen(props: {
  photograph: ChosenPhotograph;
  number: number;
  onShows: (shows: string) => void;
  onRemove: () => void;
}) {
  const { photograph, number } = props;
  const id = `report-shows-${number}`;
  const elsewhere = elsewhereText(photograph.distanceKm);
  return (
    <li className="flex flex-wrap gap-3 border-t border-line py-3">
      <Preview name={photograph.name} />
      <div className="min-w-48 flex-1">
        <label htmlFor={id} className="font-semibold">
          {`What photograph ${number} shows (optional)`}
        </label>
        <input
          id={id}
          value={photograph.shows}
          maxLength={maxShownCharacters}
          onChange={(event) => props.onShows(event.target.value)}
          className="mt-1 block min-h-12 w-full rounded-sm border-2 border-muted bg-paper px-3 py-2 text-ink"
        />
        {elsewhere && (
          <p role="status" className="mt-2 border-l-4 border-ochre pl-3">
            {`${elsewhere} If it shows this site, send it all the same.`}
          </p>
        )}
        <button
          type="button"
          aria-label={`Remove photograph ${number}`}
          onClick={props.onRemove}
          className="min-h-11 font-semibold text-reef underline"
        >
          Remove
        </button>
      </div>
    </li>
  );
}

type PhotographsProps = FormProps & { target: ReportTarget; report: string };

/** Up to three photographs, with one licence and one credit. */
export function Photographs(props: PhotographsProps) {
  const { values, errors, set, target, report } = props;
  const { photographs } = values;
  const latest = useRef(photographs);
  latest.current = photographs;
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const room = maxPhotographs - photographs.length;

  async function add(files: readonly File[]) {
    const problems = files.map(fileProblem).filter((one) => one !== undefined);
    const fitting = files.filter((file) => !fileProblem(file));
    if (fitting.length > room) problems.push(`Send ${maxPhotographs} photographs at most.`);
    setProblem(problems[0]);
    const added: ChosenPhotograph[] = [];
    for (const file of fitting.slice(0, room)) {
      const away = await readDistance(file, target.position).catch(() => null);
      added.push({ name: await keepPhotograph(report, file), shows: '', distanceKm: away });
    }
    // The visitor may have typed a caption while the files were read.
    if (added.length > 0) set('photographs', [...latest.current, ...added]);
  }

  const change = (name: string, shows: string) =>
    set(
      'photographs',
      photographs.map((one) => (one.name === name ? { ...one, shows } : one)),
    );

  function remove(name: string) {
    set(
      'photographs',
      photographs.filter((one) => one.name !== name),
    );
    void forgetPhotograph(name).catch(() => {});
    input.current?.focus();
  }

  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-3">
      <legend className="sr-only">Photographs</legend>
      {photographs.length > 0 && (
        <ul>
          {photographs.map((photograph, index) => (
            <Chosen
              key={photograph.name}
              photograph={photograph}
              number={index + 1}
              onShows={(shows) => change(photograph.name, shows)}
              onRemove={() => remove(photograph.name)}
            />
          ))}
        </ul>
      )}
      {room > 0 && (
        <label
          className={`${buttonStyles.quiet} cursor-pointer justify-self-start focus-within:outline-2 focus-within:outline-offset-2`}
        >
          {photographs.length > 0 ? 'Add another photograph' : 'Add photographs'}
          <input
            ref={input}
            type="file"
            multiple
            accept={uploadTypes.join(',')}
            className="sr-only"
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = '';
              void add(files);
            }}
          />
        </label>
      )}
      {problem && (
        <p role="alert" className="font-medium text-advanced">
          {problem}
        </p>
      )}
      {photographs.length > 0 && (
        <>
          <Options
            name="licence"
            label="Who may use them?"
            options={licenceLabels}
            value={values.licence}
            onChange={(licence) => set('licence', licence)}
            error={errors.licence}
          />
          <ReportField
            {...props}
            name="credit"
            label="Credit, as it may stand beside them (optional)"
            maxLength={maxCreditCharacters}
          />
          <p className="text-sm text-muted">
            The place and camera data in the files are compared with the site, then removed.
          </p>
        </>
      )}
    </fieldset>
  );
}
