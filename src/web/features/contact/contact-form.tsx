import { type FormEvent, useState } from 'react';
import {
  type ContactField,
  contactLimits,
  validateContactForm,
} from '../../../domain/contact/form.ts';
import { ApiError, errorReason } from '../../app/api-error.ts';
import { preloadFormCode } from '../../app/preload-form-code.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Field, Honeypot } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { focusFirstError, formValues, useSubmit } from '../../ui/use-submit.ts';

type FieldErrors = Partial<Record<ContactField, string>>;

function readMessage(form: HTMLFormElement) {
  const { name = '', email = '', subject = '', message = '', website = '' } = formValues(form);
  return { name, email, subject, message, website };
}

export function ContactForm() {
  const { toast } = useToast();
  const [errors, setErrors] = useState<FieldErrors>({});
  const sending = useSubmit(async (form: HTMLFormElement) => {
    try {
      const { api, read } = await preloadFormCode();
      const { emailSent } = await read(api.contact.$post({ json: readMessage(form) }));
      form.reset();
      toast({
        title: 'Message sent successfully!',
        description: emailSent
          ? "We'll get back to you as soon as possible."
          : "Your message was saved and we'll respond soon.",
      });
    } catch (error) {
      if (error instanceof ApiError && error.details) {
        const found = Object.entries(error.details).map(([field, [text]]) => [field, text]);
        show(form, Object.fromEntries(found));
      }
      toast({
        title: 'Failed to send message',
        description: errorReason(error),
        destructive: true,
      });
    }
  });

  function show(form: HTMLFormElement, found: FieldErrors) {
    setErrors(found);
    focusFirstError(form, Object.keys(found));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.isPending) return;
    const form = event.currentTarget;
    const found = validateContactForm(readMessage(form));
    show(form, found);
    if (Object.keys(found).length === 0) void sending.start(form);
  }

  const field = (name: ContactField) => ({
    name,
    required: true,
    maxLength: name === 'email' ? undefined : contactLimits[name].max,
    error: errors[name],
  });

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={() => void preloadFormCode().catch(() => {})}
      aria-label="Send a message"
      className="relative grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('name')} label="Name" autoComplete="name" />
        <Field {...field('email')} label="Email" type="email" autoComplete="email" />
      </div>
      <Field {...field('subject')} label="Subject" />
      <Field {...field('message')} label="Message" rows={7} />
      <Honeypot />
      <button
        type="submit"
        disabled={sending.isPending}
        className={`${buttonStyles.action} justify-self-start`}
      >
        {sending.isPending ? 'Sending...' : 'Send message'}
      </button>
    </form>
  );
}
