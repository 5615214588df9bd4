// The site's words for components that are tested without a server: what content/ says.
import content from '../../content/site.json' with { type: 'json' };
import { site } from '../../src/web/app/site.ts';

Object.assign(site, content);
