import { Share2 } from 'lucide-react';
import { buttonStyles } from './button.tsx';
import { useToast } from './toast.tsx';

/** The page's address without tracking parameters and filters. */
const canonicalUrl = () =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

export function ShareButton({ title }: { title: string }) {
  const { toast } = useToast();

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Address copied', description: url });
    } catch {
      toast({ title: 'Copy this address', description: url });
    }
  }

  async function share() {
    const url = canonicalUrl();
    if (!navigator.share) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The visitor has closed the share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy(url);
    }
  }

  return (
    <button type="button" onClick={share} className={buttonStyles.compact}>
      <Share2 aria-hidden className="size-5" />
      Share
    </button>
  );
}
