import { Link } from '@tanstack/react-router';
import { ArrowLeft, PanelLeftClose, PanelLeftOpen, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { buttonStyles } from '../../ui/button.tsx';

const storageKey = 'admin-list-hidden';

function useListHidden() {
  const [hidden, setHidden] = useState(() => {
    try {
      return localStorage.getItem(storageKey) === 'yes';
    } catch {
      return false;
    }
  });
  return {
    hidden,
    toggle() {
      setHidden(!hidden);
      try {
        localStorage.setItem(storageKey, hidden ? 'no' : 'yes');
      } catch {
        // Storage may be full or blocked: the choice holds until the page is left.
      }
    },
  };
}

const columns = {
  narrow: 'lg:grid-cols-[20rem_minmax(0,1fr)]',
  broad: 'lg:grid-cols-[27rem_minmax(0,1fr)]',
};

/** The list of a resource beside its form. On a phone an opened record has the screen for itself. */
export function EditorColumns(props: {
  list: ReactNode;
  listWidth: keyof typeof columns;
  listPath: string;
  isOpened: boolean;
  addLabel: string;
  onAdd: () => void;
  children: ReactNode;
}) {
  const { isOpened } = props;
  const { hidden, toggle } = useListHidden();
  const ToggleIcon = hidden ? PanelLeftOpen : PanelLeftClose;
  const grid = hidden ? 'grid gap-y-4' : `grid gap-8 max-lg:gap-y-4 ${columns[props.listWidth]}`;
  return (
    <div className={`${grid} grid-cols-[minmax(0,1fr)] items-start`}>
      <div className="lg:sticky lg:top-(--bars)">
        <div className="flex flex-wrap gap-3">
          {isOpened && (
            <Link to={props.listPath} className={`${buttonStyles.quiet} lg:hidden`}>
              <ArrowLeft aria-hidden className="size-4" />
              The list
            </Link>
          )}
          <button
            type="button"
            aria-expanded={!hidden}
            aria-label={hidden ? 'Show the list' : 'Hide the list'}
            onClick={toggle}
            className={`${buttonStyles.quiet} max-lg:hidden`}
          >
            <ToggleIcon aria-hidden className="size-4" />
          </button>
          <button
            type="button"
            onClick={props.onAdd}
            className={`${buttonStyles.quiet} ${hidden ? 'max-lg:flex-1' : 'flex-1'}`}
          >
            <Plus aria-hidden className="size-4" />
            {props.addLabel}
          </button>
        </div>
        <div className={`mt-4 ${isOpened ? 'max-lg:hidden' : ''} ${hidden ? 'lg:hidden' : ''}`}>
          {props.list}
        </div>
      </div>
      <div className="min-w-0">{props.children}</div>
    </div>
  );
}
