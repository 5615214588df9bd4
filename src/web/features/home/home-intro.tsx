import type { HomeText } from '../../../contract/settings/settings.ts';
import { Link } from '../../app/link.tsx';
import { isOff, isOn } from '../../app/site.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

/** The introduction; omits sentences with the number of sites if dive sites are switched off. */
const introText = (text: string, siteCount: number) =>
  isOn('dive-sites')
    ? text.replaceAll('{siteCount}', siteCount.toLocaleString('en-AU'))
    : (text.match(/[^.!?]+[.!?]*/g) ?? [])
        .filter((sentence) => !sentence.includes('{siteCount}'))
        .join('')
        .trim();

export function HomeIntro({ words, siteCount }: { words: HomeText; siteCount: number }) {
  const { intro } = words;
  const cards = words.cards.filter(({ link }) => !isOff(link));
  return (
    <section className="mx-auto max-w-6xl px-5 py-10 md:py-24">
      <div className="grid gap-6 md:grid-cols-2 md:gap-16">
        <h2 className="text-step-5">{intro.title}</h2>
        <div className="self-end">
          <p className="leading-normal sm:text-step-1">{introText(intro.text, siteCount)}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            {intro.links.map(({ link, callToAction }, index) => (
              <Link
                key={link}
                to={link}
                className={index === 0 ? buttonStyles.action : buttonStyles.quiet}
              >
                {callToAction}
              </Link>
            ))}
          </p>
        </div>
      </div>
      <div
        className={`snap-row mt-8 sm:grid sm:gap-8 md:mt-14 ${cards.length < 3 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}
      >
        {cards.map(({ title, text, link, callToAction, image }) => (
          <article key={title} className="group relative flex flex-col bg-sand">
            <div className="after-first-paint aspect-3/2">
              <Picture
                src={image}
                alt=""
                sizes="(min-width: 768px) 350px, 100vw"
                className="size-full object-cover"
              />
            </div>
            <div className="flex grow flex-col p-4 sm:p-6">
              <h3 className="text-step-1 sm:text-step-2">{title}</h3>
              <p className="mt-3 mb-4">{text}</p>
              <Link
                to={link}
                className="mt-auto py-1 font-semibold text-reef underline decoration-2 after:absolute after:inset-0 group-hover:decoration-coral"
              >
                {callToAction}
              </Link>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
