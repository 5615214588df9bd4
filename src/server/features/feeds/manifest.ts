import { paths } from '../../../contract/paths.ts';
import { palette } from '../../../domain/pictures/palette.ts';
import { createRouter } from '../../platform/http/context.ts';
import { site } from '../../platform/site-content/site-content.ts';

const manifest = () => ({
  name: site.name,
  short_name: site.name,
  description: site.description,
  lang: 'en-AU',
  start_url: paths.home,
  display: 'minimal-ui',
  background_color: palette.paper,
  theme_color: palette.deep,
  icons: [
    ...(site.brand?.touchIcon
      ? [{ src: site.brand.touchIcon, sizes: 'any', purpose: 'any' }]
      : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]),
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
  ],
});

export function manifestRoutes() {
  return createRouter().get(paths.manifest, (context) => {
    context.header('Cache-Control', 'public, max-age=3600');
    return context.body(JSON.stringify(manifest()), 200, {
      'Content-Type': 'application/manifest+json',
    });
  });
}
