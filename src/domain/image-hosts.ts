interface ImageOptions {
  /** Pixels. */
  width: number;
  /** Crops the picture; without it, the proportion stays. */
  height?: number;
  /** 1 to 100. */
  quality?: number;
}

const defaultQuality = 80;

export const maxCachedUrls = 100;

/** Least recently used first. */
const cache = new Map<string, string>();

/** Unsplash reads parameters; a signed address must stay as it is. */
function forUnsplash(url: URL, { width, height, quality }: ImageOptions) {
  if (url.searchParams.has('s')) return url.href;
  const parameters = {
    w: width,
    h: height,
    fit: height && 'crop',
    q: quality,
    auto: 'format',
    fm: 'webp',
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** Cloudinary reads a path segment; a signed address must stay as it is. */
function forCloudinary(url: URL, { width, height, quality }: ImageOptions) {
  if (url.pathname.includes('/s--')) return url.href;
  const fit = height ? `h_${height},c_fill` : 'c_limit';
  return url.href.replace('/image/upload/', `/image/upload/w_${width},${fit},q_${quality},f_auto/`);
}

function hostOf(src: string) {
  const host = /^https?:\/\/([^/?#]+)/i.exec(src)?.[1]?.toLowerCase();
  if (host === 'images.unsplash.com' || host === 'plus.unsplash.com') return forUnsplash;
  return host === 'res.cloudinary.com' ? forCloudinary : undefined;
}

/** @returns undefined for any other host; `src` itself where it can't be rewritten */
export function rewriteImage(
  src: string,
  { width, height, quality = defaultQuality }: ImageOptions,
) {
  const rewrite = hostOf(src);
  if (!rewrite) return undefined;
  const key = `${width} ${height} ${quality} ${src}`;
  const rewritten = cache.get(key) ?? rewrite(new URL(src), { width, height, quality });
  cache.delete(key);
  cache.set(key, rewritten);
  for (const oldest of cache.keys()) {
    if (cache.size <= maxCachedUrls) break;
    cache.delete(oldest);
  }
  return rewritten;
}

export const isCached = (src: string, { width, height, quality = defaultQuality }: ImageOptions) =>
  cache.has(`${width} ${height} ${quality} ${src}`);
