// Rules of `npm run lint` against folders that import each other, directly or in a cycle.
export default {
  forbidden: [
    {
      name: 'no-folders-that-import-each-other',
      comment:
        'A folder and what lies below it may; the roots of layers compose what lies in them.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(src/(.+)/[^/]+)$' },
      to: { circular: true, pathNot: '^($1/.*|src/$2|src/[^/]+)$' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'route-tree[.]gen|[.]test[.]tsx?$|^tests/' },
  },
};
