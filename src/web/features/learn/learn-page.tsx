import { paths } from '../../../contract/paths.ts';
import type { LearnText } from '../../../contract/settings/settings.ts';
import { Link } from '../../app/link.tsx';
import { isOff } from '../../app/site.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';
import { LearningPath } from './learning-path.tsx';

interface Props {
  words: LearnText;
}

function Guides({ words }: Props) {
  return (
    <section className="mx-auto max-w-6xl px-5 py-16">
      <h2 className="text-step-4">Everything You Need to Know</h2>
      <div className="mt-9 grid gap-x-10 gap-y-14 lg:grid-cols-3">
        {words.guides.map(({ title, image, html, links }) => (
          <div key={title} className="flex flex-col">
            <Picture
              src={image}
              alt=""
              sizes="(min-width: 1024px) 350px, 100vw"
              className="aspect-3/2 w-full bg-sand object-cover"
            />
            <h3 className="mt-6 text-step-3">{title}</h3>
            <div
              className="plain-text mt-4 max-w-[66ch]"
              dangerouslySetInnerHTML={{ __html: html }}
            />
            <ul className="mt-5">
              {links
                .filter(({ to }) => !isOff(to))
                .map(({ to, label }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-block py-1.5 font-semibold text-reef underline decoration-2"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function SafetyTips({ words }: Props) {
  return (
    <section className="bg-sand">
      <div className="mx-auto max-w-6xl px-5 py-16">
        <h2 className="text-step-4">Six habits that keep divers diving</h2>
        <ol className="mt-9 grid gap-x-12 gap-y-9 md:grid-cols-2 lg:grid-cols-3">
          {words.tips.map(({ title, text }) => (
            <li key={title} className="border-t-4 border-coral pt-4">
              <h3 className="text-step-2">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-10 max-w-[66ch] text-muted">
          This page is general information. It is no substitute for training by a recognised agency
          or for medical clearance.
        </p>
      </div>
    </section>
  );
}

export function LearnPage({ words }: Props) {
  return (
    <>
      <PageHero title={words.title} lead={words.lead} image="/art/scenes/learn-hero.jpg" />
      <Guides words={words} />
      <LearningPath steps={words.steps} />
      <SafetyTips words={words} />
      <section className="mx-auto flex max-w-6xl flex-wrap items-center gap-4 px-5 py-16">
        <h2 className="mr-auto text-step-3">Ready for the next step?</h2>
        <Link to={paths.gearReviews as string} className={buttonStyles.action}>
          Browse gear reviews
        </Link>
        <Link to={paths.contact} className={buttonStyles.quiet}>
          Ask us a question
        </Link>
      </section>
    </>
  );
}
