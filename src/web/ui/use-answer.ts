import { useEffect, useState } from 'react';

/**
 * Reads a value for each key while mounted. The last value remains until the next arrives;
 * late answers for earlier keys are ignored.
 * @param key identifies the value; undefined reads nothing
 */
export function useAnswer<Value>(key: string | undefined, read: () => Promise<Value>) {
  const [answer, setAnswer] = useState<{
    key: string;
    value: Value | undefined;
    failed: boolean;
  }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the value
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    read().then(
      (value) => isCurrent && setAnswer({ key, value, failed: false }),
      () => isCurrent && setAnswer((last) => ({ value: last?.value, key, failed: true })),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const isOfKey = answer !== undefined && answer.key === key;
  return {
    value: answer?.value,
    /** The value of the current key; undefined until it has loaded. */
    current: isOfKey ? answer.value : undefined,
    failed: isOfKey && answer.failed,
  };
}
