/** Maximum wait for the network if there is a copy. */
const timeoutMs = 8000;

/**
 * Returns the network's answer, or a copy if the network fails, is slow, or a gateway answers with
 * 502, 503 or 504. @throws the network's error if there is no copy
 */
export async function networkElse(
  network: Promise<Response>,
  readCopy: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  const answer = await Promise.race([network.catch(() => undefined), late]);
  if (answer && ![502, 503, 504].includes(answer.status)) return answer;
  return (await readCopy()) ?? network;
}
