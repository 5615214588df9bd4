import { ConfirmDialog } from '../ui/dialog.tsx';

/** @param name undefined while nothing is to be deleted */
export function DeletionDialog(props: {
  config: { singular: string; deletion: { title: string; text: string } };
  name: string | undefined;
  isDraft?: boolean;
  onDelete: () => void;
  onClose: () => void;
}) {
  const { singular, deletion } = props.config;
  return (
    <ConfirmDialog
      open={props.name !== undefined}
      title={props.isDraft ? `Delete this ${singular}?` : deletion.title}
      text={props.name ? `“${props.name}” will be deleted. ${deletion.text}` : deletion.text}
      action="Delete"
      onConfirm={props.onDelete}
      onClose={props.onClose}
    />
  );
}
