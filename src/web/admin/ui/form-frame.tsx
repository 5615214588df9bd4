import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useToast } from '../../ui/toast.tsx';
import type { FieldErrors } from '../editor/editor-config.ts';

/** The errors of a form, and how it says that it will not be saved. */
export function useFieldErrors<Values>() {
  const { toast } = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});

  function refuse(found: FieldErrors<Values>, title: string, description: string) {
    setErrors(found);
    toast({ title, description, destructive: true });
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }
  return { form, errors, setErrors, refuse };
}

/** A desk's form under its heading, saved by Ctrl+S too. */
export function FormFrame(props: {
  ref: RefObject<HTMLFormElement | null>;
  label: string;
  title: string;
  /** Where the heading stops below what sticks above it. */
  headingMargin: 'scroll-mt-24' | 'scroll-mt-40';
  /** It began with what was opened from the list. */
  opened: boolean;
  onSave: () => void;
  children: ReactNode;
}) {
  const { onSave } = props;
  /** What was opened is what its reader goes on with, which on a phone lies below. */
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened] = useState(props.opened);
  useEffect(() => {
    if (opened) heading.current?.focus();
  }, [opened]);

  return (
    <form
      ref={props.ref}
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
      <h2 ref={heading} tabIndex={-1} className={`${props.headingMargin} text-step-2 outline-none`}>
        {props.title}
      </h2>
      {props.children}
    </form>
  );
}
