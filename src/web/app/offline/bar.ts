const action = 'min-h-11 px-3 font-semibold underline';

function button(words: string, onClick: () => void) {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = action;
  element.textContent = words;
  element.addEventListener('click', onClick);
  return element;
}

/** Shows a bar at the bottom of the window, outside of React and behind dialogs; takes no focus. */
export function showBar(words: string, actionLabel: string, onAction: () => void) {
  document.getElementById('offline-bar')?.remove();
  const bar = document.createElement('div');
  bar.id = 'offline-bar';
  bar.className =
    'no-print fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-center gap-x-4 border-t-4 border-coral bg-deep px-5 py-2 text-foam';
  bar.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.textContent = words;
  bar.append(
    text,
    button(actionLabel, onAction),
    button('Close', () => bar.remove()),
  );
  document.body.append(bar);
}
