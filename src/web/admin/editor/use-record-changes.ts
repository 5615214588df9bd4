import { ApiError } from '../../app/api-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { serverFieldErrors } from '../app/calls.ts';
import { useGuard } from '../app/session.tsx';
import { useAltQuestion } from './alt-question.tsx';
import type { EditableRecord, EditorConfig, ListedRecord } from './editor-config.ts';
import type { TextValues } from './merge.ts';

const fieldSentence = (error: unknown) =>
  error instanceof ApiError && error.status === 400
    ? (Object.values(serverFieldErrors(error))[0] ?? error.reason)
    : undefined;

export function useRecordChanges<
  Full extends EditableRecord & Listed,
  Values extends TextValues,
  Input extends object,
  Listed extends ListedRecord,
>(
  config: EditorConfig<Full, Values, Input, Listed>,
  featuredCount: number,
  on: {
    changed: (record: Full) => Promise<void>;
    removed: (record: Listed) => Promise<void>;
    /** Opens a record at its first picture without alt text. */
    describe: (id: number) => void;
  },
) {
  const guard = useGuard();
  const { toast } = useToast();
  const altQuestion = useAltQuestion();

  /** @param update returns undefined where nothing changes before the owner has answered */
  async function change(update: () => Promise<Full | undefined>, note?: string) {
    try {
      const changed = await guard(update);
      if (!changed) return;
      toast({ title: `${config.label} Updated`, description: note });
      await on.changed(changed);
    } catch (error) {
      const sentence = `Failed to update ${config.singular}. Please try again.`;
      toast({
        title: 'Update Failed',
        description: fieldSentence(error) ?? sentence,
        destructive: true,
      });
    }
  }

  const publish = (id: number) =>
    change(async () => {
      const asks = altQuestion.asks(config.toValues(await config.open(id)), {
        step: 'Publish',
        goOn: () => void change(() => config.update(id, { published: true })),
        describe: () => on.describe(id),
      });
      return asks ? undefined : config.update(id, { published: true });
    });

  return {
    altDialog: altQuestion.dialog,
    togglePublished: ({ id, published }: Listed) =>
      published ? change(() => config.update(id, { published: false })) : publish(id),
    toggleFeatured({ id, featured }: Listed) {
      const { feature } = config;
      const note = featured ? undefined : config.featuredNote?.(featuredCount + 1);
      if (feature) void change(() => feature(id, !featured), note);
    },
    async remove(record: Listed) {
      try {
        await guard(() => config.remove(record.id));
        toast({
          title: `${config.label} Deleted`,
          description: 'It stays in the bin for 30 days.',
        });
        await on.removed(record);
      } catch {
        toast({
          title: 'Deletion Failed',
          description: `Failed to delete ${config.singular}. Please try again.`,
          destructive: true,
        });
      }
    },
  };
}
