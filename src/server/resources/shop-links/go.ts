import { recordOfPath } from '../../../contract/page-reads/record-address.ts';
import { paths } from '../../../contract/paths.ts';
import { goPath, shopHost, trackedAddress } from '../../../domain/publishing/shop-address.ts';
import { createRouter, type DatabaseReader, type Services } from '../../platform/http/context.ts';
import { isOpenedByVisitor } from '../../platform/page-reads/readers.ts';
import { listLiveLinks, productKey, readRetailers } from '../../platform/shop-links/read-shops.ts';
import type { Clicks } from './clicks.ts';

/** Finds the link of a slug or, if the link is dead, the first working link of its product. */
async function findTarget(services: DatabaseReader, slug: string) {
  const asked = await services.database
    .selectFrom('shopLinkAddresses')
    .innerJoin('shopLinks', 'shopLinks.id', 'shopLinkAddresses.linkId')
    .selectAll('shopLinks')
    .where('key', '=', goPath(slug))
    .executeTakeFirst();
  if (!asked) return undefined;
  if (!asked.deadSince) return { link: asked };
  const live = await listLiveLinks(services, [asked]);
  return { link: live.get(productKey(asked))?.[0] };
}

/** /go/{slug} redirects to a shop with tracking parameters and counts clicks of people. */
export const goRoutes = (services: Services, clicks: Pick<Clicks, 'count'>) =>
  createRouter().get('/go/:slug', async (context, next) => {
    const found = await findTarget(services, context.req.param('slug'));
    if (!found) return next();
    const header = (name: string) => context.req.header(name);
    const { from = '', at = '' } = context.req.query();
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex, nofollow');
    const { link } = found;
    // If no link works, the redirect leads back to the page of the click, or to the gear reviews.
    if (!link) return context.redirect(recordOfPath(from) ? from : paths.gearReviews, 302);
    const retailer = (await readRetailers(services))(link.address);
    if (isOpenedByVisitor(context.req.method, { header })) {
      const name = retailer?.name ?? shopHost(link.address) ?? '';
      clicks.count({ linkId: link.id, page: from, position: at, retailer: name });
    }
    return context.redirect(trackedAddress(link.address, retailer?.parameters ?? ''), 302);
  });
