// Loads the site's texts from content/, for components that are tested without a server.
import content from '../../content/site.json' with { type: 'json' };
import { site } from '../../src/web/app/site.ts';

Object.assign(site, content);
