import { Link } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import type { AboutWords } from '../../contract/settings.ts';
import { buttonStyles } from '../ui/button.tsx';
import { PageHero } from '../ui/page-hero.tsx';

export function AboutPage({ words }: { words: AboutWords }) {
  return (
    <>
      <PageHero title={words.title} lead={words.lead} image="/art/scenes/about-hero.jpg" />
      <section className="mx-auto grid max-w-6xl gap-6 px-5 py-16 md:grid-cols-[1fr_2fr] md:gap-14">
        <h2 className="text-step-4">Our mission</h2>
        <div className="prose" dangerouslySetInnerHTML={{ __html: words.mission }} />
      </section>
      <section className="bg-deep text-haze">
        <div className="mx-auto max-w-6xl px-5 py-16">
          <h2 className="text-step-4 text-foam">What we hold to</h2>
          <div className="mt-9 grid gap-10 md:grid-cols-3">
            {words.values.map(({ title, text }) => (
              <div key={title} className="border-t-4 border-coral pt-4">
                <h3 className="text-step-2 text-foam">{title}</h3>
                <p className="mt-3">{text}</p>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className="mx-auto max-w-6xl px-5 py-16">
        <h2 className="text-step-4">Meet the Team</h2>
        {words.team.every(({ name }) => !name) && (
          <p className="mt-4 max-w-[66ch]">{words.teamNote}</p>
        )}
        <ul className="mt-9 grid gap-8 md:grid-cols-3">
          {words.team.map(({ role, name, bio }) => (
            <li key={role} className="bg-sand p-7">
              <h3 className="text-step-2">{role}</h3>
              {name && <p className="mt-1 font-semibold text-reef">{name}</p>}
              <p className="mt-4">{bio}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="bg-sand">
        <div className="mx-auto max-w-6xl px-5 py-14">
          <h2 className="text-step-3">Affiliate disclosure</h2>
          <p className="mt-4 max-w-[66ch]">{words.disclosure}</p>
          <Link to={paths.affiliateDisclosure} className={`${buttonStyles.quiet} mt-6`}>
            Read the full disclosure
          </Link>
        </div>
      </section>
    </>
  );
}
