import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compress } from 'hono/compress';
import { apiPaths } from '../../../contract/api-paths.ts';
import { site } from '../site-content/site-content.ts';
import { createRouter } from './context.ts';

const { resolve } = createRequire(import.meta.url);
const { version } = JSON.parse(readFileSync(resolve('swagger-ui-dist/package.json'), 'utf8'));
const filesPath = `${apiPaths.docs}/swagger-ui-${version}`;

const contentTypes = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

/** Accepts the sanitised HTML of React and DOMPurify as Trusted Types, and starts Swagger UI. */
const startScript = `
trustedTypes?.createPolicy('default', { createHTML: (html) => html });
SwaggerUIBundle({
  url: '${apiPaths.openapi}',
  dom_id: '#reader',
  deepLinking: true,
  docExpansion: 'none',
  supportedSubmitMethods: ['get'],
  validatorUrl: null,
});
`;

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default dompurify',
].join('; ');

const page = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${site.name} API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${filesPath}/swagger-ui.css">
</head>
<body>
<div id="reader"></div>
<noscript>The reader needs JavaScript. The document itself: <a href="${apiPaths.openapi}">${apiPaths.openapi}</a></noscript>
<script src="${filesPath}/swagger-ui-bundle.js"></script>
<script src="${filesPath}/start.js"></script>
</body>
</html>
`;

/** Serves the API reference: Swagger UI, from its npm package. */
export function apiDocsRoutes() {
  const router = createRouter();
  router.use(compress());
  router.get('/', (context) => {
    context.header('Content-Security-Policy', policy);
    context.header('Cache-Control', 'no-cache');
    return context.html(page());
  });
  router.use(`/swagger-ui-${version}/*`, async (context, next) => {
    await next();
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  router.get(`/swagger-ui-${version}/start.js`, (context) =>
    context.body(startScript, 200, { 'Content-Type': contentTypes['swagger-ui-bundle.js'] }),
  );
  for (const [file, contentType] of Object.entries(contentTypes)) {
    router.get(`/swagger-ui-${version}/${file}`, (context) =>
      context.body(readFileSync(resolve(`swagger-ui-dist/${file}`)), 200, {
        'Content-Type': contentType,
      }),
    );
  }
  return router;
}
