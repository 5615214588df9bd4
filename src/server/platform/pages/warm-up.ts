import { apiPaths } from '../../../contract/api-paths.ts';
import { paths } from '../../../contract/paths.ts';
import { nextTurn } from '../turns/turns.ts';

const firstPages = [paths.home, paths.diveSites, paths.blog, paths.gearReviews, paths.map];

/**
 * Renders the most visited pages one after another, so that no visitor waits for code, fonts and indexes
 * that a process loads once.
 */
export async function warmUp(
  request: (path: string) => Response | Promise<Response>,
  signal: AbortSignal,
): Promise<void> {
  const points = await request(`${apiPaths.diveSites}/points`);
  // The response is an error while the owner has switched dive sites off.
  const { id: ids = [] } = (await points.json()) as { id?: number[] };
  const guide = ids
    .slice(0, 1)
    .flatMap((id) => [paths.diveSite(id), `${apiPaths.diveSites}/${id}/section.svg`]);
  for (const path of [...firstPages, ...guide]) {
    await nextTurn();
    if (signal.aborted) return;
    await (await request(path)).arrayBuffer();
  }
}
