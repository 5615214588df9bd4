import { useState } from 'react';
import { Picture } from '../ui/picture.tsx';

/** A review's picture, or words in its place where there is none or it fails to load. */
export function ReviewPicture(props: Parameters<typeof Picture>[0]) {
  const [failed, setFailed] = useState(false);
  if (failed || !props.src) {
    return (
      <div className={`${props.className} grid place-items-center bg-sand p-6 text-center`}>
        <p className="text-sm text-muted">
          Review image unavailable
          <br />
          Content still accessible
        </p>
      </div>
    );
  }
  return (
    <span
      className="contents"
      onErrorCapture={() => setFailed(true)}
      ref={(span) => {
        // It may have failed before this script ran.
        const image = span?.querySelector('img');
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true);
      }}
    >
      <Picture {...props} />
    </span>
  );
}
