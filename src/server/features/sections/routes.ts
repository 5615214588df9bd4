import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { siteSection } from '../../../contract/dive-sites/dive-sites.ts';
import type { SectionShape } from '../../../domain/section/layout.ts';
import { Endpoints, endpoint } from '../../platform/endpoints/endpoints.ts';
import { cacheTag, declareOwnRecord } from '../../platform/http/cache-tags.ts';
import type { Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { readSectionFacts } from './read.ts';

/** A section shows names of species and facts of its own dive site. */
const middleware = [cacheTag('species'), declareOwnRecord('dive-sites')];
/** An SVG file that is opened as a page uses its own styles and runs no scripts. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

export function sectionRoutes(services: Services) {
  const drawing = (summary: string, shape: SectionShape) =>
    endpoint({
      summary,
      params: idParams,
      responses: {
        200: { description: 'OK', content: { 'image/svg+xml': { schema: z.string() } } },
      },
      handle: async ({ params, context }) => {
        const facts = await readSectionFacts(services, params.id);
        if (!facts) throw notFound('The depth of this site is not known, so it has no section.');
        const { sectionSvg } = await import('../../platform/drawing/section-svg.ts');
        return context.body(sectionSvg(facts, shape, { night: true }), 200, {
          'Content-Type': 'image/svg+xml; charset=utf-8',
          'Content-Security-Policy': policy,
        });
      },
    });

  return new Endpoints({ tags: ['Dive sites'], middleware })
    .endpoint('get', '/{id}/section', {
      summary: 'A description of a site’s section in words; null if no depth is known',
      params: idParams,
      answer: siteSection,
      handle: async ({ params }) => {
        const facts = await readSectionFacts(services, params.id);
        const words = facts
          ? (await import('../../platform/drawing/section-svg.ts')).sectionText(facts)
          : null;
        return { words };
      },
    })
    .endpoint('get', '/{id}/section.svg', drawing('The section of a site, 660 by 372', 'wide'))
    .endpoint(
      'get',
      '/{id}/section-tall.svg',
      drawing('The section of a site for a phone, 360 by 336', 'tall'),
    )
    .endpoint(
      'get',
      '/{id}/section-card.svg',
      drawing('The section of a site for a card, 360 by 240', 'card'),
    );
}
