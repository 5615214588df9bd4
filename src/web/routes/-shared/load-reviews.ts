import { notFound } from '@tanstack/react-router';
import { paths } from '../../../contract/paths.ts';
import { withKnownCategory } from '../../../domain/publishing/current-category.ts';
import type { ReviewListUrl } from '../../../domain/publishing/list-url.ts';
import { api, read } from '../../app/api.ts';
import { listHead, pageHead } from '../../app/head.ts';
import { categories, isOn, site } from '../../app/site.ts';
import { pickBackdrops } from '../../features/reviews/backdrops.ts';
import { readReviewPage } from '../../features/reviews/queries.ts';

async function readBackdrop() {
  if (!isOn('dive-sites')) return null;
  const backdrops = pickBackdrops(await read(api['dive-sites'].featured.$get()));
  return backdrops[Math.floor(Math.random() * backdrops.length)] ?? null;
}

/** @throws notFound for a page after the last */
export async function loadReviewList(siteUrl: string, asked: ReviewListUrl) {
  const address = withKnownCategory(asked, 'reviews', categories());
  const { search } = address;
  const [backdrop, list, products] = await Promise.all([
    readBackdrop(),
    readReviewPage(address),
    search ? read(api.products.$get({ query: { search } })) : [],
  ]);
  if (address.page && list.items.length === 0) throw notFound();
  const about = {
    title: `Scuba Gear Reviews for Australian Divers | ${site.name}`,
    description:
      'Honest reviews of BCDs, dive computers, masks, fins, wetsuits, cameras and regulators: what each does well, what it gives up and who should look elsewhere.',
    url: `${siteUrl}${paths.gearReviews}`,
  };
  // Search results have the list's canonical address.
  const head = search ? pageHead(about) : listHead(about, address, list);
  return { backdrop, list, products, address, head };
}
