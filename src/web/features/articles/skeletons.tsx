import { CardShapes, ListPageSkeleton, TextPageSkeleton } from '../../ui/page-skeletons.tsx';

export function BlogSkeleton() {
  return (
    <ListPageSkeleton label="Loading articles">
      <div className="mb-8 h-24 bg-sand sm:h-11" />
      <div className="h-136 bg-sand lg:h-88" />
      <CardShapes
        count={3}
        className="mt-12 gap-8"
        lines={['aspect-2/1', 'mt-4 h-5 w-24', 'mt-3 h-32']}
      />
    </ListPageSkeleton>
  );
}

export function ArticleSkeleton() {
  return (
    <TextPageSkeleton
      label="Loading article"
      top="aspect-2/1 max-h-150 w-full lg:h-90"
      lines={['h-6 w-32', 'mt-5 h-24', 'mt-10 h-96']}
    />
  );
}
