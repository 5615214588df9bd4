/** Eight small puzzles take as long as one large one, but vary less. */
export const puzzleCount = 8;
/** Leading zero bits of each hash; a solution takes about 1,000 tries. */
export const puzzleBits = 10;

export const minAgeMs = 3000;
export const maxAgeMs = 3_600_000;

export const puzzleText = (challenge: string, index: number, nonce: number) =>
  `${challenge}:${index}:${nonce}`;

export const solvesPuzzle = (hash: Uint8Array) =>
  hash[0] === 0 && (hash[1] ?? 255) >> (16 - puzzleBits) === 0;

/** Finds the nonces of a challenge, a batch of hashes at a time. @param digest SHA-256 */
export async function solve(
  challenge: string,
  digest: (text: string) => Promise<Uint8Array>,
): Promise<number[]> {
  const batch = 64;
  const nonces: number[] = [];
  for (let index = 0; index < puzzleCount; index++) {
    for (let first = 0; nonces.length === index; first += batch) {
      const tries = Array.from({ length: batch }, (_, at) => first + at);
      const hashes = await Promise.all(
        tries.map((nonce) => digest(puzzleText(challenge, index, nonce))),
      );
      const found = hashes.findIndex(solvesPuzzle);
      if (found >= 0) nonces.push(first + found);
    }
  }
  return nonces;
}
