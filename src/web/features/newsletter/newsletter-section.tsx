import { type FormEvent, useState } from 'react';
import releasedGuide from '../../../../content/guide-file.json' with { type: 'json' };
import { alreadySubscribed } from '../../../contract/newsletter/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { newsletterConsent } from '../../../domain/consent/consent.ts';
import { isEmail } from '../../../domain/text/addresses.ts';
import { track } from '../../app/analytics.ts';
import { ApiError, errorReason } from '../../app/api-error.ts';
import { Link } from '../../app/link.tsx';
import { preloadFormCode } from '../../app/preload-form-code.ts';
import { site } from '../../app/site.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Field, Honeypot } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { focusFirstError, formValues, useSubmit } from '../../ui/use-submit.ts';

/** @param hasArchive whether earlier issues can be read on the site */
export function NewsletterSection({ hasArchive }: { hasArchive: boolean }) {
  const { title, about } = site.guide ?? releasedGuide;
  const { toast } = useToast();
  const [error, setError] = useState<string>();
  const [offersGuide, setOffersGuide] = useState(false);
  const subscribing = useSubmit(async (form: HTMLFormElement) => {
    const { email = '', website = '' } = formValues(form);
    try {
      const { api, read } = await preloadFormCode();
      const { emailSent, message, note } = await read(
        api.newsletter.subscribe.$post({ json: { email, website } }),
      );
      form.reset();
      setOffersGuide(emailSent === false);
      track('newsletter_signup', {});
      toast({
        title: message,
        description:
          emailSent === false
            ? 'We can’t send email yet. Your free PDF guide waits below the form.'
            : note,
      });
    } catch (error) {
      const message = errorReason(error);
      const already =
        error instanceof ApiError && error.status === 409 && message === alreadySubscribed;
      toast({
        title: already ? 'Already subscribed!' : 'Subscription failed',
        description: already
          ? 'This email is already receiving our newsletter. Check your inbox for the latest updates.'
          : message,
        destructive: !already,
      });
    }
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (subscribing.isPending) return;
    const form = event.currentTarget;
    const valid = isEmail(formValues(form).email ?? '');
    setError(valid ? undefined : 'Please give a valid email address.');
    if (valid) void subscribing.start(form);
    else focusFirstError(form, ['email']);
  }

  return (
    <section className="no-print bg-sand" aria-labelledby="newsletter-title">
      <div className="mx-auto grid max-w-6xl gap-8 px-5 py-10 md:grid-cols-2 md:gap-16 md:py-20">
        <div>
          <h2 id="newsletter-title" className="text-step-4">
            Post for the surface interval
          </h2>
          <p className="mt-4 max-w-[52ch]">
            New dive sites, articles and gear reviews, now and then, by email. You get a free PDF
            with it: <strong>{title}</strong>
            {about && `, ${about}`}.
          </p>
          {hasArchive && (
            <p className="mt-4">
              <Link to={paths.newsletters} className="font-semibold text-reef underline">
                Read earlier issues
              </Link>
            </p>
          )}
        </div>
        <form
          method="post"
          noValidate
          onSubmit={submit}
          onFocus={() => void preloadFormCode().catch(() => {})}
          aria-label="Newsletter"
          className="relative self-center"
        >
          <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
            <Field
              name="email"
              label="Email address"
              type="email"
              autoComplete="email"
              required
              error={error}
            />
            <button
              type="submit"
              disabled={subscribing.isPending}
              className={`${buttonStyles.action} min-h-12 sm:mt-8.5`}
            >
              {subscribing.isPending ? 'Subscribing...' : 'Subscribe'}
            </button>
          </div>
          <Honeypot />
          {offersGuide && (
            <p className="mt-3">
              <a href={paths.guide} download className="font-semibold text-reef underline">
                Download the free guide (PDF)
              </a>
            </p>
          )}
          <p className="mt-3 text-sm text-muted">{newsletterConsent}</p>
        </form>
      </div>
    </section>
  );
}
