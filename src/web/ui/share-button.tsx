import { Share2 } from 'lucide-react';
import { buttonStyles } from './button.tsx';
import { useToast } from './toast.tsx';

/** The page's address without tracking parameters and filters. */
const canonicalUrl = () =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

/** Shares an address in the device's dialog, or copies the address if there is no dialog. */
export function useShare() {
  const { toast } = useToast();

  async function copy(url: string, copied: string) {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Address copied', description: copied });
    } catch {
      toast({ title: 'Copy this address', description: url });
    }
  }

  return async (title: string, url: string, copied = url) => {
    if (!navigator.share) return copy(url, copied);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The visitor has closed the share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy(url, copied);
    }
  };
}

export function ShareButton({ title }: { title: string }) {
  const share = useShare();
  return (
    <button
      type="button"
      onClick={() => share(title, canonicalUrl())}
      className={buttonStyles.compact}
    >
      <Share2 aria-hidden className="size-5" />
      Share
    </button>
  );
}
