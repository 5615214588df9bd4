/** An element that must be there: a wrong index is an error of the drawing. */
export function nth<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`No element ${index} of ${list.length}`);
  return element;
}
