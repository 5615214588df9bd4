import { useQueryClient } from '@tanstack/react-query';
import type { WorkingCopy } from '../../../contract/history/working-copies.ts';
import { resources } from '../../../contract/resources.ts';
import { useToast } from '../../ui/toast.tsx';
import { useGuard } from '../app/session.tsx';
import type { FieldErrors } from '../ui/form-frame.tsx';
import type { EditedResource } from './editor-config.ts';
import type { TextValues } from './merge.ts';
import { keepDraft, workingCopiesQuery } from './working-copies.ts';

/** A draft of a record that is not created yet. */
export interface KeptDraft {
  /** Below 0. */
  id: number;
  copy: WorkingCopy;
}

/** Stores the words of a new record as a draft beside others, which visitors never see. */
export function useKeepDraft<Values extends TextValues>(
  { resource, singular }: { resource: EditedResource; singular: string },
  reject: (errors: FieldErrors<Values>, title: string, text: string) => void,
  onKept: (id: number, values: Values) => void,
) {
  const guard = useGuard();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  return async (values: Values) => {
    const field = resources[resource].title;
    if (!values[field]?.trim()) {
      const text = `Please provide at least a ${field} to save the draft.`;
      const title = field === 'name' ? 'Missing Name' : 'Missing Title';
      return reject({ [field]: text } as FieldErrors<Values>, title, text);
    }
    try {
      const id = await guard(() => keepDraft(resource, values));
      onKept(id, values);
      toast({ title: 'Draft Saved', description: `The ${singular} is not public yet.` });
      await queryClient.invalidateQueries({ queryKey: workingCopiesQuery.queryKey });
    } catch {
      reject({}, 'Draft Not Saved', 'Your words are still in the form. Please try again.');
    }
  };
}
