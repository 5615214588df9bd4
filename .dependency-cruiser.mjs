// Import boundaries (see ARCHITECTURE.md), enforced by `npm run lint`.
const error = (name, from, to) => ({ name, severity: 'error', from, to });
const test = '[.]test[.]tsx?$';

export default {
  forbidden: [
    error('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),

    // Layers.
    error(
      'domain-imports-nothing-of-ours',
      { path: '^src/domain/' },
      { path: '^(src|content|seed)/', pathNot: '^src/domain/' },
    ),
    error(
      'domain-does-no-io',
      { path: '^src/domain/', pathNot: test },
      { dependencyTypes: ['core', 'npm'] },
    ),
    error(
      'contract-imports-domain-and-zod',
      { path: '^src/contract/' },
      { path: '^src/', pathNot: '^src/(contract|domain)/' },
    ),
    error(
      'service-worker-imports-domain-alone',
      { path: '^src/service-worker/' },
      { path: '^src/', pathNot: '^src/(service-worker|domain)/' },
    ),
    error(
      'blocks-are-declarations',
      { path: '^src/blocks/' },
      { path: '^(src|content|seed)/', pathNot: '^src/(blocks|contract|domain)/' },
    ),
    error(
      'a-block-does-not-know-the-others',
      { path: '^src/blocks/([^/]+)/' },
      { path: '^src/blocks/[^/]+/', pathNot: '^src/blocks/$1/' },
    ),
    error('server-does-not-know-the-pages', { path: '^src/server/' }, { path: '^(src/web|dist)/' }),
    error(
      'web-takes-types-alone-from-the-server',
      { path: '^src/web/' },
      { path: '^src/server/', dependencyTypesNot: ['type-only'] },
    ),

    // Kinds of server folders.
    error(
      'platform-imports-no-resource-or-feature',
      { path: '^src/server/platform/', pathNot: test },
      { path: '^src/server/(resources/|features/|[^/]+[.]ts)' },
    ),
    error(
      'resources-import-no-sibling-or-feature',
      { path: '^src/server/resources/([^/]+)/', pathNot: test },
      { path: '^src/server/(resources|features)/', pathNot: '^src/server/resources/$1/' },
    ),
    error(
      'server-features-import-no-sibling',
      { path: '^src/server/features/([^/]+)/', pathNot: test },
      { path: '^src/server/features/', pathNot: '^src/server/features/$1/' },
    ),

    // Kinds of web folders.
    error(
      'ui-knows-no-resource',
      { path: '^src/web/ui/' },
      { path: '^src/', pathNot: '^src/(web/ui|domain|blocks/blocks[.]css)' },
    ),
    error(
      'features-import-no-sibling',
      { path: '^src/web/features/([^/]+)/' },
      { path: '^src/web/(features|routes|layout)/', pathNot: '^src/web/features/$1/' },
    ),
    error(
      'app-and-layout-know-no-feature',
      { path: '^src/web/(app|layout)/', pathNot: 'route-tree[.]gen' },
      { path: '^src/web/(features|routes)/' },
    ),
    error(
      'public-side-never-imports-the-admin',
      { path: '^src/web/', pathNot: '^src/web/(admin|routes/admin|app/route-tree)' },
      { path: '^src/web/admin/' },
    ),
    error(
      'admin-ui-knows-no-resource',
      { path: '^src/web/admin/ui/' },
      {
        path: '^src/(web/(admin|routes|features)|contract|server)/',
        pathNot: '^src/web/admin/ui/',
      },
    ),
    error(
      'editor-framework-knows-no-screen',
      { path: '^src/web/admin/editor/' },
      { path: '^src/web/admin/', pathNot: '^src/web/admin/(editor|ui|app)/' },
    ),
    error(
      'admin-imports-no-public-feature',
      // Previews show a draft with the public side's own components.
      { path: '^src/web/admin/', pathNot: '-preview[.]tsx$' },
      { path: '^src/web/(features|routes)/' },
    ),

    // Scripts, tests and packages.
    error(
      'no-dev-code-in-production',
      { path: '^src/', pathNot: test },
      { path: '^(tests|scripts)/' },
    ),
    error('scripts-do-not-import-tests', { path: '^scripts/' }, { path: '^tests/' }),
    error(
      // The image contains no tests, packages or docs (.dockerignore).
      'what-the-image-runs-needs-no-tests',
      { path: '^scripts/(after-build|backup|restore|import|admin-password)[.]ts$' },
      { path: '^(tests|packages|docs)/', reachable: true },
    ),
    error(
      'application-imports-nothing-of-packages',
      { path: '^(src|scripts|tests)/' },
      { path: '^packages/' },
    ),
    error(
      'art-reads-the-application-in-one-file',
      { path: '^packages/art/', pathNot: '^packages/art/application[.]ts$' },
      { path: '^(src|scripts|tests|content)/' },
    ),
    error(
      'art-reads-pure-logic-alone',
      { path: '^packages/art/' },
      { path: '^src/', pathNot: '^src/domain/' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'route-tree[.]gen' },
  },
};
