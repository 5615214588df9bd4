const key = 'learn-steps';

/** The titles of the steps that a visitor has marked as done in this browser. */
export function readDoneSteps(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(saved) ? saved.filter((title) => typeof title === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberDoneSteps(titles: readonly string[]) {
  try {
    if (titles.length > 0) localStorage.setItem(key, JSON.stringify(titles));
    else localStorage.removeItem(key);
  } catch {
    // The marks last until the page closes if storage is unavailable.
  }
}
