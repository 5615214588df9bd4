import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

export type FieldErrors<Values> = { [Field in keyof Values]?: string };

export const focusInvalidField = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => {
    const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    invalid?.focus({ preventScroll: true });
    // The sticky bars above and below would cover a field at the window's edge.
    invalid?.scrollIntoView({ block: 'center' });
  });

/** The form of an editor; Ctrl+S or Cmd+S saves it. */
export function FormFrame(props: {
  ref: RefObject<HTMLFormElement | null>;
  label: string;
  title: string;
  opened: boolean;
  /** Tools beside the title. */
  tools?: ReactNode;
  onSave: () => void;
  children: ReactNode;
}) {
  const { onSave, ref } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened] = useState(props.opened);
  useEffect(() => {
    const field = ref.current?.querySelector<HTMLElement>('input, select, textarea');
    if (!opened || !field) return;
    field.focus({ preventScroll: true });
    // The form lies below its list on a phone.
    const top = heading.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || field.getBoundingClientRect().bottom > innerHeight) {
      heading.current?.scrollIntoView({ block: 'start' });
    }
  }, [opened, ref]);

  return (
    <form
      ref={ref}
      noValidate
      aria-label={props.label}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={(event) => {
        if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          onSave();
        }
      }}
    >
      <div className="flex min-h-6.5 items-center gap-3">
        <h2 ref={heading} className="mr-auto min-w-0 scroll-mt-20 truncate text-step-0">
          {props.title}
        </h2>
        {props.tools}
      </div>
      {props.children}
    </form>
  );
}
