import { Link } from '@tanstack/react-router';
import { ArrowLeft, PanelLeftClose, PanelLeftOpen, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { buttonStyles } from '../../ui/button.tsx';
import { Button } from '../ui/button.tsx';

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
        // Storage may be full or blocked. The choice then lasts for this visit.
      }
    },
  };
}

const columns = {
  narrow: 'xl:grid-cols-[min(17rem,35%)_minmax(0,1fr)]',
  broad: 'xl:grid-cols-[min(25rem,42%)_minmax(0,1fr)]',
};

/** Shows the list beside the form, or on a narrow screen the list or the opened record. */
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
  const grid = hidden ? 'grid gap-y-3' : `grid gap-6 max-xl:gap-y-3 ${columns[props.listWidth]}`;
  return (
    <div className={`${grid} grid-cols-[minmax(0,1fr)] items-start`}>
      <div className="xl:sticky xl:top-(--bars) xl:pt-1">
        <div className="flex flex-wrap gap-3">
          {isOpened && (
            <Link to={props.listPath} className={`${buttonStyles.compact} xl:hidden`}>
              <ArrowLeft aria-hidden className="size-4" />
              The list
            </Link>
          )}
          <Button
            look="compact"
            Icon={ToggleIcon}
            aria-expanded={!hidden}
            aria-label={hidden ? 'Show the list' : 'Hide the list'}
            onClick={toggle}
            className="max-xl:hidden"
          />
          <Button
            look="compact"
            Icon={Plus}
            onClick={props.onAdd}
            className={hidden ? 'max-xl:flex-1' : 'flex-1'}
          >
            {props.addLabel}
          </Button>
        </div>
        <div className={`mt-3 ${isOpened ? 'max-xl:hidden' : ''} ${hidden ? 'xl:hidden' : ''}`}>
          {props.list}
        </div>
      </div>
      <div className={`min-w-0 ${isOpened ? '' : 'max-xl:hidden'}`}>{props.children}</div>
    </div>
  );
}
