import { EditorContent, useEditor } from '@tiptap/react';
import { useId, useState } from 'react';
import { stripEmptyHeadings } from '../../../domain/headings.ts';
import { localImages, localUrlWarning } from '../../../domain/local-url.ts';
import { plainText, readingMinutes } from '../../../domain/text.ts';
import { cleanPaste } from './clean-paste.ts';
import { extensions } from './extensions.ts';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import './rich-editor.css';
import { Toolbar } from './toolbar.tsx';

/** The HTML of an editor without what nobody meant to write. */
const tidy = (html: string) => stripEmptyHeadings(html).replace(/(<p><\/p>)+$/, '');

interface RichEditorProps {
  label: string;
  /** What it starts with; later changes from outside need a new `key`. */
  value: string;
  error?: string | undefined;
  onChange: (html: string) => void;
}

/** Writes the HTML that an article may hold. */
export function RichEditor({ label, value: html, error, onChange }: RichEditorProps) {
  const id = useId();
  const [asking, setAsking] = useState<'link' | 'image'>();
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPaste,
      attributes: {
        class: 'prose min-h-72 max-w-none p-4 outline-offset-0',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-note`,
      },
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : tidy(editor.getHTML())),
  });
  const text = plainText(html);
  const words = text ? text.split(' ').length : 0;

  return (
    <div>
      <p id={`${id}-label`} className="mb-1 font-semibold">
        {label}
      </p>
      <div className={`border-2 ${error ? 'border-coral' : 'border-muted'}`}>
        <Toolbar
          editor={editor}
          onLink={() => setAsking('link')}
          onImage={() => setAsking('image')}
        />
        <EditorContent editor={editor} />
      </div>
      <p
        id={`${id}-note`}
        className={`mt-1 text-sm ${error ? 'font-medium text-advanced' : 'text-muted'}`}
      >
        {error ?? `${words} words, ${readingMinutes(html)} min read`}
      </p>
      {localImages(html).length > 0 && (
        <p role="status" className="mt-3 border-l-8 border-coral bg-sand p-4">
          {localUrlWarning}
        </p>
      )}
      <details className="mt-3">
        <summary className="min-h-9 cursor-pointer font-semibold">Preview</summary>
        {/* Its own scrolling region, so the keyboard must reach it. */}
        <section
          aria-label="Preview"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
          tabIndex={0}
          className="prose mt-2 max-h-64 max-w-none overflow-y-auto border-2 border-line p-4"
          onErrorCapture={({ target }) => {
            if (target instanceof HTMLImageElement) target.hidden = true;
          }}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </details>
      {asking === 'link' && <LinkDialog editor={editor} onClose={() => setAsking(undefined)} />}
      {asking === 'image' && <ImageDialog editor={editor} onClose={() => setAsking(undefined)} />}
    </div>
  );
}
