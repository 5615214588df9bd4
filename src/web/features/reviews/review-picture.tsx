import { Picture } from '../../ui/picture.tsx';

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
