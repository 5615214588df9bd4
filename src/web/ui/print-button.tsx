import { Printer } from 'lucide-react';
import { buttonStyles } from './button.tsx';

export function PrintButton() {
  return (
    <button type="button" onClick={() => window.print()} className={buttonStyles.compact}>
      <Printer aria-hidden className="size-5" />
      Print
    </button>
  );
}
