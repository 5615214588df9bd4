import { createFileRoute } from '@tanstack/react-router';
import words from '../../../content/home.json';
import site from '../../../content/site.json';
import { pageHead } from '../head.ts';
import { HeroCarousel } from '../home/hero-carousel.tsx';
import { HomeIntro } from '../home/home-intro.tsx';
import { NewsletterSection } from '../newsletter/newsletter-section.tsx';
import { settingsQuery } from '../settings.ts';

const advanceMilliseconds = 15_000;

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(settingsQuery),
  head: ({ loaderData }) =>
    pageHead({
      title: `${site.name}: ${site.strapLine}`,
      description: site.description,
      url: `${loaderData?.siteUrl ?? ''}/`,
    }),
  component: Home,
});

function Home() {
  return (
    <>
      <HeroCarousel
        heading={words.heading}
        slides={words.slides}
        advanceMilliseconds={advanceMilliseconds}
      />
      <HomeIntro />
      <NewsletterSection />
    </>
  );
}
