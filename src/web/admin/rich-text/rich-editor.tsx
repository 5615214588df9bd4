import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useId, useRef, useState } from 'react';
import { localImages, localUrlWarning } from '../../../domain/publishing/local-url.ts';
import { countText } from '../../../domain/text/format.ts';
import { plainText, readingMinutes, stripEmptyHeadings } from '../../../domain/text/text.ts';
import { videoEmbed } from '../../../domain/video/embed.ts';
import type { BlockDialog, BlockEntry } from '../blocks/editor.ts';
import { AltDialog } from '../blocks/picture/alt-dialog.tsx';
import { VideoDialog } from '../blocks/video/editor.tsx';
import { BlockMenu } from './block-menu.tsx';
import { caretMargin } from './caret-margin.ts';
import { CopyPictures } from './copy-pictures.tsx';
import { extensions } from './extensions.ts';
import { HtmlPreview } from './html-preview.tsx';
import { LinkDialog } from './link-dialog.tsx';
import './rich-editor.css';
import { withoutPending } from './pending-pictures.ts';
import { Toolbar } from './toolbar.tsx';
import { undescribedNotes } from './undescribed-notes.ts';
import { usePastedPictures } from './use-pasted-pictures.ts';

const tidy = (html: string) =>
  stripEmptyHeadings(withoutPending(html)).replace(/(?<!<p><\/p>)(<p><\/p>)+$/, '');

const write = (editor: Editor) => (editor.isEmpty ? '' : tidy(editor.getHTML()));

/** Returns the stored HTML for an unchanged document, because the editor reorders attributes. */
function useWriter(stored: string) {
  const [opened] = useState(stored);
  const written = useRef<string>(undefined);
  return {
    open(editor: Editor) {
      written.current = write(editor);
    },
    write(editor: Editor) {
      const html = write(editor);
      return html === written.current ? opened : html;
    },
  };
}

interface RichEditorProps {
  label: string;
  /** Initial HTML. The parent needs a new `key` to replace it later. */
  value: string;
  error?: string | undefined;
  withBlocks?: boolean;
  onChange: (html: string) => void;
}

/** The open dialog of the editor, with the pasted address, if any. */
interface OpenDialog {
  Dialog: BlockDialog;
  pasted?: string;
}

function pastedVideo(editor: Editor | null, data: DataTransfer | null): string | undefined {
  const text = data?.getData('text/plain').trim() ?? '';
  const onEmptyLine = editor?.state.selection.$from.parent.content.size === 0;
  return onEmptyLine && videoEmbed(text) ? text : undefined;
}

function EditorNotes(props: {
  id: string;
  editor: Editor | undefined;
  html: string;
  error: string | undefined;
  isUploading: boolean;
}) {
  const { id, editor, html, error, isUploading } = props;
  const text = plainText(html);
  const words = text ? text.split(' ').length : 0;
  return (
    <>
      <p id={id} className={`mt-1 text-sm ${error ? 'font-medium text-advanced' : 'text-muted'}`}>
        {error ??
          `${isUploading ? 'Uploading pictures… ' : ''}${countText(words, 'word')}, ${readingMinutes(html)} min read`}
      </p>
      {localImages(html).length > 0 && (
        <p role="status" className="mt-3 border-l-8 border-coral bg-sand p-4">
          {localUrlWarning}
        </p>
      )}
      {editor && <CopyPictures editor={editor} />}
      <HtmlPreview html={html} />
    </>
  );
}

/** Ctrl+K or Cmd+K opens the link dialog. */
export function RichEditor(props: RichEditorProps) {
  const { label, value: html, error, withBlocks, onChange } = props;
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [margin] = useState(() => caretMargin(() => content.current));
  const current = useRef<Editor>(null);
  /** The editor once its view is mounted. */
  const [created, setCreated] = useState<Editor>();
  const writer = useWriter(html);
  const menuKey = useRef<(event: KeyboardEvent) => boolean>(undefined);
  const pictures = usePastedPictures(() => current.current);
  const [notes] = useState(() => undescribedNotes(() => setDialog({ Dialog: AltDialog })));
  const editor = useEditor({
    extensions: [...extensions, notes],
    content: html,
    injectCSS: false,
    editorProps: {
      handleDOMEvents: {
        paste(_, event) {
          pictures.beforePaste(event);
          return false;
        },
      },
      transformPastedHTML: pictures.clean,
      handlePaste(_, event) {
        const pasted = withBlocks && pastedVideo(current.current, event.clipboardData);
        if (!pasted) return pictures.onPaste(event);
        setDialog({ Dialog: VideoDialog, pasted });
        return true;
      },
      handleDrop: (_, event) => pictures.onDrop(event),
      scrollMargin: margin,
      scrollThreshold: margin,
      handleKeyDown(_, event) {
        if (menuKey.current?.(event)) return true;
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        setDialog({ Dialog: LinkDialog });
        return true;
      },
      attributes: {
        class: `prose min-h-72 max-w-none px-4 pt-2.5 pb-4 outline-offset-0 ${withBlocks ? 'pl-12 md:pl-14' : ''}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-note`,
      },
    },
    onCreate: ({ editor }) => {
      current.current = editor;
      writer.open(editor);
      setCreated(editor);
    },
    onUpdate: ({ editor }) => onChange(writer.write(editor)),
  });
  const openDialog = (Dialog: BlockDialog) => setDialog({ Dialog });

  function onChoose({ Dialog, insert }: BlockEntry) {
    if (Dialog) openDialog(Dialog);
    else if (editor) insert?.(editor);
  }

  return (
    <div className="min-w-0" data-rich-editor>
      <p id={`${id}-label`} className={withBlocks ? 'sr-only' : 'mb-1 font-semibold'}>
        {label}
      </p>
      <div ref={content} className={`border-2 ${error ? 'border-coral' : 'border-muted'}`}>
        <Toolbar editor={editor} onOpen={openDialog} />
        <div className="relative">
          <EditorContent editor={editor} />
          {withBlocks && created === editor && (
            <BlockMenu editor={editor} onKey={menuKey} onChoose={onChoose} />
          )}
        </div>
      </div>
      <EditorNotes
        id={`${id}-note`}
        editor={created}
        html={html}
        error={error}
        isUploading={pictures.uploading > 0}
      />
      {dialog && (
        <dialog.Dialog
          editor={editor}
          pasted={dialog.pasted}
          onDescribed={pictures.keepAlt}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
