/** Modules whose imports, with the common frame, form the first load of each kind of page. */
const kinds = {
  home: /[\\/]routes[\\/]index[.]tsx[?]tsr-split=/,
  article:
    /[\\/]routes[\\/]blog[.][$]slug[.]tsx[?]tsr-split=|[\\/]page-buttons[.]tsx$|[\\/]first-record[.]ts$/,
  review: /[\\/]routes[\\/]gear-reviews[.][$]slug[.]tsx[?]tsr-split=/,
  sites:
    /[\\/]routes[\\/]dive-sites[.](?:\{-[$]id\}|region[.][$]slug)[.]tsx[?]tsr-split=|[\\/]page-buttons[.]tsx$|[\\/]first-record[.]ts$/,
  guide: /[\\/]guide[\\/]site-guide[.]tsx$/,
  map: /[\\/]routes[\\/]map[.]tsx[?]tsr-split=/,
  start: /[\\/]web[\\/]app[\\/]after-start[.]ts$/,
};

type Kind = keyof typeof kinds;

const kindOfModule = (id: string) =>
  (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].test(id));

/** Whether the bundler chooses the chunk's name: for libraries, and routes without a kind. */
const isNamed = (id: string) =>
  /[\\/]node_modules[\\/]/.test(id) || (id.includes('?tsr-split=') && !kindOfModule(id));

/** Icons of article and guide buttons; lucide-react's barrel file hides which pages import them. */
const buttonIcons = /[\\/]lucide-react[\\/].*[\\/](?:share-2|printer|heart)[.]/;

/** Name of the chunk of a route's kind of page; undefined for a route without a kind. */
export function partOfRoute(route: string): string | undefined {
  const kind = kindOfModule(`/routes/${route}.tsx?tsr-split=`);
  return kind && `part-${kind}`;
}

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

function kindsThatLoad(id: string, graph: Graph): Kind[] {
  const importers = new Set([id]);
  for (const one of importers) {
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) importers.add(importer);
  }
  return (Object.keys(kinds) as Kind[]).filter((kind) =>
    [...importers].some((one) => kinds[kind].test(one)),
  );
}

/** Chunk name of modules that these kinds load. Few chunks are best: each file costs headers. */
function chunkName(loading: readonly Kind[]): string | undefined {
  // A guide is rendered above the list, so it loads the modules of the list too.
  const found = loading.filter((kind) => kind !== 'guide' || !loading.includes('sites'));
  const isShared = found.length > 1;
  if (isShared && found.includes('home')) return 'part-all';
  if (isShared && (found.includes('article') || found.includes('review'))) return 'part-read';
  return found.length > 0 ? `part-${found.join('-')}` : undefined;
}

/** Groups a module with the others that the same kinds of pages load. */
export function pageChunks() {
  const names = new Map<string, string | undefined>();
  const nameOnce = (id: string, graph: Graph) => {
    if (!names.has(id)) names.set(id, chunkName(kindsThatLoad(id, graph)));
    return names.get(id);
  };
  const group = (priority: number, fits: (name: string) => boolean) => ({
    priority,
    name(id: string, graph: Graph) {
      const own = isNamed(id) ? undefined : nameOnce(id, graph);
      const name = buttonIcons.test(id) ? 'part-read' : own;
      return name && fits(name) ? name : null;
    },
  });
  // Groups of more kinds come first, since a group includes the imports of its modules.
  return [
    group(4, (name) => name === 'part-all'),
    group(3, (name) => name === 'part-read'),
    group(2, (name) => name.split('-').length > 2),
    // The guide comes last, so that modules it shares with the list belong to the list.
    group(1, (name) => name !== 'part-guide'),
    group(0, () => true),
  ];
}
