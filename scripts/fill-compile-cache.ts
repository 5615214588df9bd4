// Loads the server's modules once, so that the first start reads them from the compile cache.
import { loadPages } from '../src/server/platform/pages/pages.ts';
import '../src/server/main.ts';

await loadPages();
process.exit();
