import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useId, useRef, useState } from 'react';
import { stripEmptyHeadings } from '../../../domain/headings.ts';
import { localImages, localUrlWarning } from '../../../domain/local-url.ts';
import { plainText, readingMinutes } from '../../../domain/text.ts';
import { caretMargin } from './caret-margin.ts';
import { extensions } from './extensions.ts';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import './rich-editor.css';
import { withoutPending } from './pending-pictures.ts';
import { Toolbar } from './toolbar.tsx';
import { usePastedPictures } from './use-pasted-pictures.ts';

/** Removes empty headings and the empty paragraphs at the end. */
const tidy = (html: string) => stripEmptyHeadings(withoutPending(html)).replace(/(<p><\/p>)+$/, '');

interface RichEditorProps {
  label: string;
  /** The initial HTML; later changes from outside need a new `key`. */
  value: string;
  error?: string | undefined;
  onChange: (html: string) => void;
}

/** Edits the HTML that an article may hold. Ctrl+K opens the link dialog. */
export function RichEditor({ label, value: html, error, onChange }: RichEditorProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'link' | 'image'>();
  const [margin] = useState(() => caretMargin(() => content.current));
  const current = useRef<Editor>(null);
  const pictures = usePastedPictures(() => current.current);
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pictures.clean,
      handlePaste: (_, event) => pictures.onPaste(event),
      handleDrop: (_, event) => pictures.onDrop(event),
      scrollMargin: margin,
      scrollThreshold: margin,
      handleKeyDown(_, event) {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        setDialog('link');
        return true;
      },
      attributes: {
        class: 'prose min-h-72 max-w-none p-4 outline-offset-0',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-note`,
      },
    },
    onCreate: ({ editor }) => {
      current.current = editor;
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : tidy(editor.getHTML())),
  });
  const text = plainText(html);
  const words = text ? text.split(' ').length : 0;

  return (
    <div className="min-w-0" data-rich-editor>
      <p id={`${id}-label`} className="mb-1 font-semibold">
        {label}
      </p>
      <div ref={content} className={`border-2 ${error ? 'border-coral' : 'border-muted'}`}>
        <Toolbar
          editor={editor}
          onLink={() => setDialog('link')}
          onImage={() => setDialog('image')}
        />
        <EditorContent editor={editor} />
      </div>
      <p
        id={`${id}-note`}
        className={`mt-1 text-sm ${error ? 'font-medium text-advanced' : 'text-muted'}`}
      >
        {error ??
          `${pictures.uploading > 0 ? 'Uploading pictures… ' : ''}${words} words, ${readingMinutes(html)} min read`}
      </p>
      {localImages(html).length > 0 && (
        <p role="status" className="mt-3 border-l-8 border-coral bg-sand p-4">
          {localUrlWarning}
        </p>
      )}
      <HtmlPreview html={html} />
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(undefined)} />}
      {dialog === 'image' && <ImageDialog editor={editor} onClose={() => setDialog(undefined)} />}
    </div>
  );
}

function HtmlPreview({ html }: { html: string }) {
  return (
    <details className="mt-3">
      <summary className="min-h-9 cursor-pointer font-semibold">Preview</summary>
      <section
        aria-label="Preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
        tabIndex={0}
        className="prose mt-2 max-h-64 max-w-none overflow-y-auto border-2 border-line p-4 wrap-anywhere"
        onErrorCapture={({ target }) => {
          if (target instanceof HTMLImageElement) target.hidden = true;
        }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </details>
  );
}
