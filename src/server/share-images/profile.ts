import { depthDrawing } from '../../domain/depth-drawing.ts';
import type { DepthProfile } from '../../domain/depth-profile.ts';
import { palette } from '../../domain/palette.ts';

export function profilePicture(profile: DepthProfile, width: number, height: number): string {
  const drawing = depthDrawing(
    profile,
    { width, height },
    {
      sky: palette.sand,
      haze: palette.haze,
      shoal: palette.reef,
      deep: palette.deep,
      abyss: palette.ink,
      coral: palette.coral,
      ochre: palette.honey,
    },
    { id: 'share' },
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
}
