import { CardShapes, ListPageSkeleton, TextPageSkeleton } from '../../ui/page-skeletons.tsx';

export function ReviewListSkeleton() {
  return (
    <ListPageSkeleton label="Loading reviews">
      <div className="mb-8 h-50 bg-sand sm:h-24 lg:h-11" />
      <CardShapes
        count={6}
        className="gap-x-8 gap-y-12"
        lines={['aspect-3/2', 'mt-4 h-7 w-28', 'mt-3 h-16', 'mt-3 h-11 w-36']}
      />
    </ListPageSkeleton>
  );
}

export function ReviewSkeleton() {
  return (
    <TextPageSkeleton
      label="Loading review"
      top="h-11"
      lines={['h-7 w-32', 'mt-5 h-28', 'mt-8 aspect-3/2', 'mt-10 h-96']}
    />
  );
}
