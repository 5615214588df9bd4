import type { Editor } from '@tiptap/react';
import { Toolbar as Bar, Tooltip as Tip } from 'radix-ui';
import type { MouseEvent, ReactElement } from 'react';
import { templates } from '../../../domain/publishing/templates.ts';
import type { BlockDialog } from '../blocks/editor.ts';
import { useTools } from './toolbar-tools.ts';

const buttonClass =
  'grid min-h-[44px] min-w-[44px] shrink-0 place-items-center rounded-sm px-2 text-sm font-semibold hover:bg-sand aria-pressed:bg-ink aria-pressed:text-paper disabled:opacity-40';

/** Keeps the focus in the text when a tool is clicked. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The toolbar is one tab stop, and arrow keys move between the tools. */
export function Toolbar(props: { editor: Editor; onOpen: (dialog: BlockDialog) => void }) {
  const { tools, blockTools } = useTools(props.editor, props.onOpen);
  return (
    <Bar.Root
      aria-label="Formatting"
      className="sticky top-(--bars) z-10 border-b-2 border-line bg-paper px-1"
    >
      <Tip.Provider>
        {/* Without `tabIndex`, the scroll container would be an additional tab stop. */}
        <div tabIndex={-1} className="flex gap-0.5 max-md:overflow-x-auto md:flex-wrap">
          {tools.map(({ label, Icon, active, disabled, run }) => (
            <Tooltip key={label} text={label}>
              <Bar.Button
                aria-label={label}
                aria-pressed={active}
                disabled={disabled ?? false}
                onMouseDown={keepFocus}
                onClick={run}
                className={buttonClass}
              >
                <Icon aria-hidden className="size-4.5" />
              </Bar.Button>
            </Tooltip>
          ))}
          <TemplateSelect editor={props.editor} />
        </div>
      </Tip.Provider>
      {blockTools.length > 0 && (
        <div
          tabIndex={-1}
          className="flex gap-0.5 border-t border-line max-md:overflow-x-auto md:flex-wrap"
        >
          {blockTools.map(({ label, run }) => (
            <Bar.Button key={label} onMouseDown={keepFocus} onClick={run} className={buttonClass}>
              {label}
            </Bar.Button>
          ))}
        </div>
      )}
    </Bar.Root>
  );
}

function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tip.Root>
      <Tip.Trigger asChild>{children}</Tip.Trigger>
      <Tip.Portal>
        <Tip.Content
          sideOffset={6}
          className="z-50 rounded-sm bg-abyss px-2.5 py-1 text-sm text-foam"
        >
          {text}
        </Tip.Content>
      </Tip.Portal>
    </Tip.Root>
  );
}

function TemplateSelect({ editor }: { editor: Editor }) {
  return (
    <Bar.Button asChild>
      <select
        aria-label="Insert a template"
        value=""
        onChange={(event) => {
          const template = templates.find(({ name }) => name === event.target.value);
          if (template) editor.chain().focus().insertContent(template.html).run();
        }}
        className="min-h-[44px] rounded-sm bg-paper px-2 text-sm font-semibold"
      >
        <option value="">Templates</option>
        {templates.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </Bar.Button>
  );
}
