import type { ContactWords } from '../../contract/settings.ts';
import { site } from '../site.ts';
import { PageHero } from '../ui/page-hero.tsx';
import { SocialLinks } from '../ui/social-links.tsx';
import { ContactForm } from './contact-form.tsx';

export function ContactPage({ words }: { words: ContactWords }) {
  return (
    <>
      <PageHero title={words.title} lead={words.lead} image="/art/scenes/contact-hero.jpg" />
      <div className="mx-auto grid max-w-6xl gap-12 px-5 py-14 lg:grid-cols-[5fr_3fr] lg:gap-20">
        <section>
          <h2 className="mb-6 text-step-4">Send a message</h2>
          <ContactForm />
        </section>
        <aside className="self-start bg-sand p-7">
          <h2 className="text-step-2">Or write an email</h2>
          <p className="mt-3">
            <a
              href={`mailto:${site.email}`}
              className="inline-block py-1 font-semibold break-all text-reef underline"
            >
              {site.email}
            </a>
          </p>
          <p className="mt-3">{words.responseTime}</p>
          <SocialLinks
            links={site.socials}
            linkClassName="border-2 border-ink hover:bg-ink hover:text-paper"
          />
          <p className="mt-6 border-l-6 border-coral pl-4 text-sm">{words.emergency}</p>
        </aside>
      </div>
      <section className="bg-sand">
        <div className="mx-auto max-w-6xl px-5 py-16">
          <h2 className="text-step-4">Asked often</h2>
          <div className="mt-8 grid gap-x-14 gap-y-10 md:grid-cols-2">
            {words.questions.map(({ question, answer }) => (
              <div key={question} className="border-t-2 border-ink pt-4">
                <h3 className="text-step-1">{question}</h3>
                <div
                  className="plain-text mt-2 max-w-[62ch]"
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
