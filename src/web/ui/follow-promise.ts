const ignore = () => {};

/** @returns the effect's cleanup, after which the result is ignored */
export function followPromise<Value>(
  promise: Promise<Value>,
  onValue: (value: Value) => void,
  onError: () => void = ignore,
): () => void {
  let isCurrent = true;
  promise.then(
    (value) => isCurrent && onValue(value),
    () => isCurrent && onError(),
  );
  return () => {
    isCurrent = false;
  };
}
