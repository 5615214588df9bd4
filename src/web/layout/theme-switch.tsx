import { Moon, Sun } from 'lucide-react';

/** Switches between day and night dress and remembers the choice. */
export function DressSwitch() {
  function toggle() {
    const root = document.documentElement;
    const night = root.dataset.dress
      ? root.dataset.dress === 'night'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    const dress = night ? 'day' : 'night';
    root.dataset.dress = dress;
    try {
      localStorage.setItem('dress', dress);
    } catch {
      // Storage may be refused; the choice then lasts for this page.
    }
  }
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label="Switch between day and night colours"
      className="grid size-11 place-items-center"
    >
      <Sun aria-hidden className="night-only size-5" />
      <Moon aria-hidden className="day-only size-5" />
    </button>
  );
}

/** Runs before the first paint, so that a remembered dress doesn't flash. */
export const dressScript =
  "try{var d=localStorage.getItem('dress');if(d==='day'||d==='night')document.documentElement.dataset.dress=d}catch{}";
