import { pictureForms } from '../../rules/pictures.ts';

/** A picture in its best form. `priority` is for the one that is the page's largest paint. */
export function Picture(props: {
  src: string;
  alt: string;
  sizes: string;
  className?: string;
  priority?: boolean;
}) {
  const forms = pictureForms(props.src);
  const image = (
    <img
      src={props.src}
      alt={props.alt}
      width={forms?.width}
      height={forms?.height}
      className={props.className}
      loading={props.priority ? 'eager' : 'lazy'}
      fetchPriority={props.priority ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!forms) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={forms.avif} sizes={props.sizes} />
      <source type="image/webp" srcSet={forms.webp} sizes={props.sizes} />
      {image}
    </picture>
  );
}
