import { apiPaths } from '../../../../contract/api-paths.ts';
import { guideTooLarge, maxGuideBytes, type StoredGuide } from '../../../../contract/guide.ts';
import { paths } from '../../../../contract/paths.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import type { ValueProps } from '../../ui/fields.tsx';
import { UploadField } from '../exports/upload-field.tsx';

/** A field for a PDF, which uploads at once and is public after the form is saved. */
export function PdfControl({ label, hint = '', error, value, onChange }: ValueProps) {
  return (
    <div className="*:first:mt-0">
      <UploadField
        label={label}
        hint={hint}
        accept="application/pdf,.pdf"
        isBlocked={false}
        toPath={() => `${apiPaths.admin}/guide`}
        limit={{ maxBytes: maxGuideBytes, tooLarge: guideTooLarge }}
        sent="Uploaded. Checking it…"
        onStored={(answer) => onChange((answer as StoredGuide).file)}
      />
      <p role="alert" className="font-medium text-advanced empty:hidden">
        {error}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span aria-live="polite">
          {value ? 'A PDF of your own.' : 'Made of the title and the text below.'}
        </span>
        <a
          href={value || paths.guide}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles.quiet}
        >
          Open it
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}
