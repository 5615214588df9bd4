import * as articles from './pictures/articles.ts';
import * as gear from './pictures/gear.ts';
import * as icons from './pictures/icons.ts';
import * as posters from './pictures/posters.ts';
import * as scenes from './pictures/scenes.ts';
import * as sites from './pictures/sites.ts';

/** Every picture that is rendered. */
export const pictures = [articles, gear, icons, posters, scenes, sites].flatMap(
  (list) => list.pictures,
);
