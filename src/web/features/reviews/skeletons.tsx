import { TextPageSkeleton } from '../../ui/page-skeletons.tsx';

export function ReviewSkeleton() {
  return (
    <TextPageSkeleton
      label="Loading review"
      top="h-11"
      lines={['h-7 w-32', 'mt-5 h-28', 'mt-8 aspect-3/2', 'mt-10 h-96']}
    />
  );
}
