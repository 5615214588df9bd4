interface ImageOptions {
  /** Pixels. */
  width: number;
  /** Pixels; crops the picture. Without a height, the proportion stays. */
  height?: number;
  /** 1 to 100. */
  quality?: number;
  /** `web`: the smallest format that the browser supports; `jpeg`: for every email client. */
  format?: 'web' | 'jpeg';
}

const defaultQuality = 80;

export const maxCachedUrls = 100;

/** Rewritten addresses, the least recently used first. */
const cache = new Map<string, string>();

/** Unsplash reads parameters; a signed address must stay as it is. */
function forUnsplash(url: URL, { width, height, quality, format }: ImageOptions) {
  if (url.searchParams.has('s')) return url.href;
  const parameters = {
    w: width,
    h: height,
    fit: height && 'crop',
    q: quality,
    ...(format === 'jpeg' ? { fm: 'jpg' } : { auto: 'format', fm: 'webp' }),
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** Cloudinary reads a path segment; a signed address must stay as it is. */
function forCloudinary(url: URL, { width, height, quality, format }: ImageOptions) {
  if (url.pathname.includes('/s--')) return url.href;
  const fit = height ? `h_${height},c_fill` : 'c_limit';
  const type = format === 'jpeg' ? 'f_jpg' : 'f_auto';
  return url.href.replace(
    '/image/upload/',
    `/image/upload/w_${width},${fit},q_${quality},${type}/`,
  );
}

function findImageHost(src: string) {
  const host = /^https?:\/\/([^/?#]+)/i.exec(src)?.[1]?.toLowerCase();
  if (host === 'images.unsplash.com' || host === 'plus.unsplash.com') return forUnsplash;
  return host === 'res.cloudinary.com' ? forCloudinary : undefined;
}

const imageCacheKey = (
  src: string,
  { width, height, quality = defaultQuality, format = 'web' }: ImageOptions,
) => `${width} ${height} ${quality} ${format} ${src}`;

export function rewriteImage(src: string, options: ImageOptions) {
  const rewrite = findImageHost(src);
  if (!rewrite) return undefined;
  const key = imageCacheKey(src, options);
  const rewritten =
    cache.get(key) ??
    rewrite(new URL(src), { ...options, quality: options.quality ?? defaultQuality });
  cache.delete(key);
  cache.set(key, rewritten);
  for (const oldest of cache.keys()) {
    if (cache.size <= maxCachedUrls) break;
    cache.delete(oldest);
  }
  return rewritten;
}

export const isCached = (src: string, options: ImageOptions) =>
  cache.has(imageCacheKey(src, options));
