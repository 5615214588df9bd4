import { useState } from 'react';
import { isLocalUrl, localUrlWarning } from '../../../domain/publishing/local-url.ts';

export function PicturePreview({ src }: { src: string }) {
  const [broken, setBroken] = useState(false);
  if (!/^(https?:\/\/|\/)/i.test(src)) return null;
  const isLocal = isLocalUrl(src);
  if (isLocal || broken) {
    return (
      <p role="status" className="border-l-8 border-coral bg-sand p-4">
        {isLocal ? localUrlWarning : 'This picture could not be loaded. Check its address.'}
      </p>
    );
  }
  return (
    <img
      src={src}
      alt="The header as visitors will see it"
      onError={() => setBroken(true)}
      className="aspect-2/1 w-full max-w-md object-cover"
    />
  );
}
