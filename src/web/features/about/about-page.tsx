import type { SiteFigures } from '../../../contract/open-data.ts';
import { paths } from '../../../contract/paths.ts';
import type { AboutText } from '../../../contract/settings/settings.ts';
import { Link } from '../../app/link.tsx';
import { BackgroundPicture } from '../../ui/background-picture.tsx';
import { buttonStyles } from '../../ui/button.tsx';

interface Props {
  words: AboutText;
  /** Undefined while dive sites are switched off. */
  figures: SiteFigures | undefined;
}

const counted = (text: string, figures: SiteFigures) =>
  text.replace(/\{(\w+)\}/g, (name, key: string) =>
    key in figures ? figures[key as keyof SiteFigures].toLocaleString('en-AU') : name,
  );

function Opening({ words }: { words: AboutText }) {
  return (
    <section className="relative isolate bg-deep text-foam">
      <BackgroundPicture
        src="/art/scenes/about-hero.jpg"
        className="absolute inset-0 -z-10 size-full mask-b-from-55% object-cover object-[70%_45%]"
      />
      <div className="mx-auto max-w-6xl px-5 pt-40 md:pt-64">
        <div className="relative bg-paper p-6 text-ink md:ml-[16%] md:p-12">
          <h1 tabIndex={-1} className="text-step-5">
            {words.title}
          </h1>
          <p className="mt-4 max-w-[56ch] text-step-1 text-muted">{words.lead}</p>
        </div>
      </div>
    </section>
  );
}

function Made({ words, figures }: { words: AboutText; figures: SiteFigures }) {
  return (
    <section className="bg-sand">
      <div className="mx-auto max-w-6xl px-5 py-16">
        <h2 className="text-step-4">How it is made</h2>
        <dl className="mt-8">
          {words.made.map(({ number, title, text }) => (
            <div
              key={title}
              className="grid gap-x-10 border-t-2 border-ink py-6 md:grid-cols-[14rem_1fr] md:items-baseline"
            >
              <dt>
                <span className="block font-display text-step-5 leading-none font-extrabold text-reef tabular-nums">
                  {counted(number, figures)}
                </span>
                <span className="font-semibold">{title}</span>
              </dt>
              <dd className="mt-2 max-w-[62ch] md:mt-0">{text}</dd>
            </div>
          ))}
        </dl>
        <Link to={paths.data} className={`${buttonStyles.quiet} mt-4`}>
          Take the data
        </Link>
      </div>
    </section>
  );
}

function Who({ words }: { words: AboutText }) {
  return (
    <section className="mx-auto grid max-w-6xl gap-x-14 gap-y-8 px-5 py-16 md:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="text-step-4">Meet the Team</h2>
        {words.team.every(({ name }) => !name) && <p className="mt-4">{words.teamNote}</p>}
      </div>
      <ul className="grid gap-8">
        {words.team.map(({ role, name, bio }) => (
          <li
            key={role}
            className="grid gap-x-8 border-l-6 border-reef pl-5 lg:grid-cols-[12rem_1fr]"
          >
            <div>
              <h3 className="text-step-1">{role}</h3>
              {name && <p className="font-semibold text-reef">{name}</p>}
            </div>
            <p className="max-w-[62ch]">{bio}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AboutPage({ words, figures }: Props) {
  return (
    <>
      <Opening words={words} />
      <section className="mx-auto max-w-6xl px-5 pt-8 pb-16 md:pt-0">
        <div className="md:ml-[16%] md:px-12">
          <h2 className="text-step-3">Our mission</h2>
          <div className="prose mt-4" dangerouslySetInnerHTML={{ __html: words.mission }} />
        </div>
      </section>
      <section className="bg-deep text-haze">
        <ul className="mx-auto max-w-6xl px-5 py-6">
          {words.values.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-14 gap-y-2 border-b border-shoal py-7 last:border-0 md:grid-cols-[1fr_2fr] md:items-baseline"
            >
              <h3 className="text-step-3 text-foam">{title}</h3>
              <p className="max-w-[62ch]">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      {figures && <Made words={words} figures={figures} />}
      <Who words={words} />
      <section className="mx-auto max-w-6xl px-5 pb-16">
        <div className="border-2 border-ink p-6 md:p-9">
          <h2 className="text-step-2">Affiliate disclosure</h2>
          <p className="mt-3 max-w-[66ch]">{words.disclosure}</p>
          <Link to={paths.affiliateDisclosure} className={`${buttonStyles.quiet} mt-5`}>
            Read the full disclosure
          </Link>
        </div>
      </section>
    </>
  );
}
