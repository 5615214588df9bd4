import type { ContactText } from '../../../contract/settings/settings.ts';
import { site } from '../../app/site.ts';
import { BackgroundPicture } from '../../ui/background-picture.tsx';
import { SocialLinks } from '../../ui/social-links.tsx';
import { ContactForm } from './contact-form.tsx';

function Facts({ words }: { words: ContactText }) {
  return (
    <dl className="grid gap-6">
      <div className="border-t-2 border-ink pt-3">
        <dt className="text-sm text-muted">When an answer comes</dt>
        <dd className="mt-1 font-semibold">{words.responseTime}</dd>
      </div>
      <div className="border-t-2 border-ink pt-3">
        <dt className="text-sm text-muted">By email</dt>
        <dd>
          <a
            href={`mailto:${site.email}`}
            className="inline-block py-2.5 font-semibold break-all text-reef underline"
          >
            {site.email}
          </a>
        </dd>
      </div>
      <div className="border-t-2 border-ink pt-3">
        <dt className="text-sm text-muted">Elsewhere</dt>
        <dd>
          <SocialLinks
            links={site.socials}
            linkClassName="border-2 border-ink hover:bg-ink hover:text-paper"
          />
        </dd>
      </div>
    </dl>
  );
}

export function ContactPage({ words }: { words: ContactText }) {
  return (
    <>
      <section className="mx-auto grid max-w-6xl gap-x-20 gap-y-10 px-5 pt-10 pb-16 lg:grid-cols-[5fr_3fr]">
        <div>
          <h1 tabIndex={-1} className="text-step-5">
            {words.title}
          </h1>
          <p className="mt-3 mb-5 max-w-[56ch] text-step-1 text-muted">{words.lead}</p>
          {/* The emergency text comes before the form, for urgent cases. */}
          <p className="border-l-6 border-coral bg-sand px-4 py-3 text-sm">{words.emergency}</p>
          <h2 className="mt-9 mb-5 text-step-2">Send a message</h2>
          <ContactForm />
        </div>
        <div>
          <BackgroundPicture
            src="/art/scenes/contact-hero.jpg"
            className="mb-9 hidden aspect-4/5 w-full object-cover object-[75%_40%] lg:block"
          />
          <Facts words={words} />
        </div>
      </section>
      <section className="bg-sand">
        <div className="mx-auto max-w-6xl px-5 py-14">
          <h2 className="text-step-3">Asked often</h2>
          <div className="mt-4">
            {words.questions.map(({ question, answer }) => (
              <div
                key={question}
                className="grid gap-x-14 gap-y-2 border-t border-line py-6 md:grid-cols-[2fr_3fr]"
              >
                <h3 className="text-step-1">{question}</h3>
                <div
                  className="plain-text max-w-[62ch]"
                  dangerouslySetInnerHTML={{ __html: answer }}
                />
              </div>
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
