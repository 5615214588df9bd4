export interface RememberedRegion {
  slug: string;
  name: string;
}

const key = 'region';

export function readRegion(): RememberedRegion | null {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as RememberedRegion | null;
    const isWhole = typeof saved?.name === 'string' && /^[a-z0-9-]+$/.test(saved.slug);
    return isWhole ? saved : null;
  } catch {
    return null;
  }
}

export function rememberRegion({ slug, name }: RememberedRegion) {
  try {
    localStorage.setItem(key, JSON.stringify({ slug, name }));
  } catch {
    // The page works without a remembered region.
  }
}
