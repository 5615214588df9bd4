import { isLocalUrl } from '../../../domain/local-url.ts';

const timeoutMs = 4000;

/** Answers true where it cannot find out. */
export function pictureLoads(src: string): Promise<boolean> {
  if (!src || isLocalUrl(src) || !navigator.onLine) return Promise.resolve(true);
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    setTimeout(() => resolve(true), timeoutMs);
    image.src = src;
  });
}
