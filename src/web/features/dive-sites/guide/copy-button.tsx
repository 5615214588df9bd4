import { useState } from 'react';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser may refuse the clipboard; the visitor can still select the text.
    }
  }
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={label}
      className="no-print min-h-9 rounded-sm border border-muted px-3 text-sm font-semibold hover:bg-sand"
    >
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}
