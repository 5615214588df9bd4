import { ConfirmDialog } from '../ui/dialog.tsx';

export function LeaveDialog(props: {
  open: boolean;
  offeredBack: 'when you return' | 'when you open this again';
  onLeave: () => void;
  onStay: () => void;
}) {
  return (
    <ConfirmDialog
      open={props.open}
      title="Leave without saving?"
      text={`Your changes are not saved yet. This browser keeps them and offers them back ${props.offeredBack}.`}
      action="Leave"
      onConfirm={props.onLeave}
      onClose={props.onStay}
    />
  );
}
