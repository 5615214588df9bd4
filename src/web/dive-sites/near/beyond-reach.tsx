import { buttonStyles } from '../../ui/button.tsx';

export function BeyondReach(props: {
  count: number;
  within: number | undefined;
  onAll: () => void;
}) {
  const { count, within, onAll } = props;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-4 border-l-6 border-reef bg-sand p-5">
      {`Nothing lies within ${within} km.`}
      <button type="button" onClick={onAll} className={buttonStyles.quiet}>
        {count === 1 ? 'Show 1 further away' : `Show ${count} further away`}
      </button>
    </p>
  );
}
