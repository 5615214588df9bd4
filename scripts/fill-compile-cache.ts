// Loads the server's modules once, so that the first start finds them compiled.
import { loadPages } from '../src/server/platform/pages/pages.ts';
import '../src/server/main.ts';

await loadPages();
process.exit();
