import { Moon, Sun } from 'lucide-react';

export function ThemeSwitch() {
  function toggle() {
    const root = document.documentElement;
    const night = root.dataset.theme
      ? root.dataset.theme === 'night'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    const theme = night ? 'day' : 'night';
    root.dataset.theme = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // The browser may refuse storage; the choice then lasts for this page.
    }
  }
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label="Switch between day and night colours"
      className="grid size-[46px] shrink-0 place-items-center"
    >
      <Sun aria-hidden className="night-only size-[21px]" />
      <Moon aria-hidden className="day-only size-[21px]" />
    </button>
  );
}

/** Runs before the first paint, so that a saved theme does not flash. */
export const themeScript =
  "try{var d=localStorage.getItem('theme');if(d==='day'||d==='night')document.documentElement.dataset.theme=d}catch{}";
