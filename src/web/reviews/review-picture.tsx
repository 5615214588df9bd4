import { Picture } from '../ui/picture.tsx';

/** A review's picture, or words in its place where there is none or it fails to load. */
export function ReviewPicture(props: Parameters<typeof Picture>[0]) {
  return (
    <Picture
      {...props}
      unavailable={
        <>
          Review image unavailable
          <br />
          Content still accessible
        </>
      }
    />
  );
}
