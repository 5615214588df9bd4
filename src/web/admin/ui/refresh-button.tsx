import { RefreshCw } from 'lucide-react';
import { buttonStyles } from '../../ui/button.tsx';

export function RefreshButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={buttonStyles.quiet}>
      <RefreshCw aria-hidden className="size-4" />
      Refresh
    </button>
  );
}
