import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

export type FieldErrors<Values> = { [Field in keyof Values]?: string };

export const focusInvalidField = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => {
    const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    invalid?.focus({ preventScroll: true });
    // The sticky bars above and below would cover a field at the window's edge.
    invalid?.scrollIntoView({ block: 'center' });
  });

/** Ctrl+S saves. */
export function FormFrame(props: {
  ref: RefObject<HTMLFormElement | null>;
  label: string;
  title: string;
  opened: boolean;
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
    // On a phone the form lies below the list that it was opened from.
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
      <h2 ref={heading} className="scroll-mt-40 text-step-2">
        {props.title}
      </h2>
      {props.children}
    </form>
  );
}
