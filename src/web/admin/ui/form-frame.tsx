import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useToast } from '../../ui/toast.tsx';

export type FieldErrors<Values> = { [Field in keyof Values]?: string };

export function useFieldErrors<Values>() {
  const { toast } = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});

  function reject(found: FieldErrors<Values>, title: string, description: string) {
    setErrors(found);
    toast({ title, description, destructive: true });
    requestAnimationFrame(() => {
      const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      invalid?.focus({ preventScroll: true });
      // The sticky bars above and below would cover a field at the window's edge.
      invalid?.scrollIntoView({ block: 'center' });
    });
  }
  return { form, errors, setErrors, reject };
}

/** Ctrl+S saves. */
export function FormFrame(props: {
  ref: RefObject<HTMLFormElement | null>;
  label: string;
  title: string;
  /** The margin clears what is sticky above the heading. */
  headingMargin: 'scroll-mt-24' | 'scroll-mt-40';
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
      <h2 ref={heading} className={`${props.headingMargin} text-step-2`}>
        {props.title}
      </h2>
      {props.children}
    </form>
  );
}
