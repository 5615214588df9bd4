export function PictureCredit(props: { credit?: string; licence?: string; className: string }) {
  const words = [props.credit, props.licence].filter(Boolean).join(', ');
  return words ? <p className={props.className}>{`Photo: ${words}`}</p> : null;
}
