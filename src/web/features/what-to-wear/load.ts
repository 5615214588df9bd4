import { redirect } from '@tanstack/react-router';
import { paths } from '../../../contract/paths.ts';
import { monthName, seasonOfMonth } from '../../../domain/dates/months.ts';
import { localDay } from '../../../domain/dates/site-time.ts';
import { findReview } from '../../../domain/gear/compare.ts';
import { suitRule, suitsWater } from '../../../domain/gear/suits.ts';
import { readWearUrl } from '../../../domain/gear/wear-url.ts';
import { api, read, undefinedIfMissing } from '../../app/api.ts';
import { pageHead } from '../../app/head.ts';
import { breadcrumbScript } from '../../app/json-ld.ts';
import { site } from '../../app/site.ts';

/** Wetsuits with their thickness, if known, and the slug of their review. */
async function readSuits() {
  const [products, reviews] = await Promise.all([
    read(api.products.$get({ query: {} })),
    read(api.reviews.published.$get({ query: { fields: 'summary' } })),
  ]);
  return products
    .filter(({ category }) => category === 'Wetsuits')
    .map(({ id, name, specs }) => ({
      ...{ id, name, trunk: specs?.values.trunk, dry: specs?.values.dry },
      reviewSlug: findReview(id, reviews)?.slug,
    }));
}

/** The sea temperatures of a region by season; undefined for an unknown slug. */
async function readWater(slug: string) {
  const found = read(api.regions[':slug'].$get({ param: { slug } }));
  const region = await found.catch(undefinedIfMissing);
  if (!region) return undefined;
  const { name, seaTemperature, seaTemperatureNote } = region;
  const source = region.sources.find(({ fields }) => fields.includes('seaTemperature'));
  return { slug, name, seaTemperature, seaTemperatureNote, source };
}

const about = (water: { name: string } | undefined, month: number | undefined) =>
  water && month ? `What to wear: ${water.name} in ${monthName(month)}` : 'What to wear';

/** Loads the page; redirects a region without a month to the current month. */
export async function loadWhatToWear(siteUrl: string, address: Record<string, unknown>) {
  const { region, month } = readWearUrl(address);
  if (region && !month) {
    const thisMonth = Number(localDay(new Date(), site.timeZone).slice(5, 7));
    throw redirect({ to: '/what-to-wear', search: { region, month: thisMonth } });
  }
  const [regions, water, all] = await Promise.all([
    read(api.regions.$get()),
    region ? readWater(region) : undefined,
    readSuits(),
  ]);
  const season = month ? seasonOfMonth(month) : undefined;
  const degrees = season && water?.seaTemperature?.[season];
  const rule = degrees === undefined ? undefined : suitRule(degrees);
  const fitting = rule ? all.filter((suit) => suitsWater(rule, suit)) : [];
  const head = {
    ...pageHead({
      title: `${about(water, month)} | ${site.name}`,
      description:
        'Choose a coast and a month: how warm the sea is there, which suit people wear in it by a published rule, and reviews of suits that fit.',
      url: `${siteUrl}${paths.whatToWear}`,
    }),
    scripts: [
      breadcrumbScript(siteUrl, [
        ['Gear Reviews', paths.gearReviews],
        ['What to wear', paths.whatToWear],
      ]),
    ],
  };
  const choices = regions.map(({ slug, name, state }) => ({ slug, name, state }));
  const comparesSuits = all.length > 0;
  return { region, month, season, choices, water, degrees, rule, fitting, comparesSuits, head };
}

export type WhatToWear = Awaited<ReturnType<typeof loadWhatToWear>>;
