// Import boundaries (see ARCHITECTURE.md). `npm run lint` fails where one is crossed.
import { readdirSync } from 'node:fs';

const error = (name, from, to) => ({ name, severity: 'error', from, to });

/** The folders of a directory but for some, as alternatives of a regular expression: a new folder is walled at once. */
const foldersBut = (directory, ...exceptions) =>
  readdirSync(new URL(directory, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !exceptions.includes(entry.name))
    .map(({ name }) => name)
    .join('|');

// Server folders that any resource may import.
const platform = [
  'auth',
  'backup',
  'database',
  'forecast',
  'history',
  'http',
  'jobs',
  'mail',
  'media',
  'page-reads',
  'publishing',
  'search',
  'shelter',
];
// Server folders that compose resources.
const compositions = [
  'feeds',
  'index-now',
  'links',
  'mailings',
  'open-data',
  'outlook',
  'overview',
  'plates',
  'posters',
  'previews',
  'regions',
  'sections',
  'seed',
  'share-images',
];
const serverResources = foldersBut('src/server/', ...platform, ...compositions);

// Folders of src/web that belong to one resource or one screen: routes compose them.
const features = foldersBut('src/web/', 'ui', 'layout', 'routes', 'styles');

export default {
  forbidden: [
    error('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    error(
      'domain-imports-nothing-of-ours',
      { path: '^src/domain/' },
      { path: '^(src|content|seed)/', pathNot: '^src/domain/' },
    ),
    error(
      'domain-does-no-io',
      { path: '^src/domain/', pathNot: '[.]test[.]ts$' },
      { dependencyTypes: ['core', 'npm'] },
    ),
    error(
      'contract-imports-domain-and-zod',
      { path: '^src/contract/' },
      { path: '^src/', pathNot: '^src/(contract|domain)/' },
    ),
    error(
      'the-service-worker-imports-domain-alone',
      { path: '^src/service-worker/' },
      { path: '^src/', pathNot: '^src/(service-worker|domain)/' },
    ),
    error(
      'what-the-server-knows-of-a-block-is-pure',
      { path: '^src/blocks/([^/]+/block|block|registry)[.]ts$' },
      {
        path: '^(src|content|seed)/',
        pathNot: '^src/(blocks/([^/]+/block|block|registry)[.]ts$|contract/|domain/)',
      },
    ),
    error(
      'the-server-reads-the-declarations-of-blocks',
      { path: '^src/server/' },
      { path: '^src/blocks/', pathNot: '^src/blocks/(block|registry)[.]ts$' },
    ),
    error(
      'a-block-does-not-know-the-others',
      { path: '^src/blocks/([^/]+)/' },
      { path: '^src/blocks/[^/]+/', pathNot: '^src/blocks/$1/' },
    ),
    error(
      'the-public-side-loads-no-editor-of-blocks',
      { path: '^src/web/', pathNot: '^src/web/admin/' },
      { path: '^src/blocks/' },
    ),
    error('server-does-not-know-the-pages', { path: '^src/server/' }, { path: '^(src/web|dist)/' }),
    error(
      'server-resources-do-not-import-siblings',
      { path: `^src/server/(${serverResources})/`, pathNot: '[.]test[.]ts$' },
      {
        path: `^src/server/(${serverResources}|${compositions.join('|')})/`,
        pathNot: '^src/server/$1/',
      },
    ),
    error(
      'the-platform-imports-no-resource',
      { path: `^src/server/(${platform.join('|')})/`, pathNot: '[.]test[.]ts$' },
      { path: `^src/server/(${serverResources}|${compositions.join('|')})/` },
    ),
    error(
      'web-takes-types-alone-from-the-server',
      { path: '^src/web/' },
      { path: '^src/server/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'ui-knows-no-resource',
      { path: '^src/web/ui/' },
      { path: '^src/', pathNot: '^src/(web/ui|domain)/' },
    ),
    error(
      'features-do-not-import-siblings',
      // The admin's previews show a draft with the public side's own components.
      { path: `^src/web/(${features})/`, pathNot: '^src/web/admin/.*-preview[.]tsx$' },
      { path: `^src/web/(${features}|routes)/`, pathNot: '^src/web/$1/' },
    ),
    error(
      'admin-ui-knows-no-resource',
      { path: '^src/web/admin/ui/' },
      { path: '^src/(web/(admin|routes)|contract|server)/', pathNot: '^src/web/admin/ui/' },
    ),
    error(
      'the-editor-framework-knows-no-resource',
      { path: '^src/web/admin/editor/' },
      { path: '^src/web/admin/[^/]+/', pathNot: '^src/web/admin/(editor|ui)/' },
    ),
    error(
      'the-public-side-never-imports-the-admin',
      { path: '^src/web/', pathNot: '^src/web/(admin|routes/admin|route-tree)' },
      { path: '^src/web/admin/' },
    ),
    error(
      'no-dev-code-in-production',
      { path: '^src/', pathNot: '[.]test[.]tsx?$' },
      { path: '^(tests|tools)/' },
    ),
    error('scripts-do-not-import-tests', { path: '^(scripts|tools)/' }, { path: '^tests/' }),
    error(
      // The image is built and runs without these folders (.dockerignore).
      'what-the-image-runs-needs-no-tests',
      { path: '^scripts/(after-build|backup|restore|import|admin-password)[.]ts$' },
      { path: '^(tests|art|docs)/', reachable: true },
    ),
    error(
      'the-application-imports-nothing-of-art',
      { path: '^(src|scripts|tests)/' },
      { path: '^art/' },
    ),
    error(
      'art-reads-the-application-in-one-file',
      { path: '^art/', pathNot: '^art/application[.]ts$' },
      { path: '^(src|scripts|tests|content)/' },
    ),
    error('art-reads-pure-logic-alone', { path: '^art/' }, { path: '^src/(?!domain/)' }),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'route-tree[.]gen' },
  },
};
