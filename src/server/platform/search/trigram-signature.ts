const trigramLength = 3;
const wordBits = 32;

function hashAt(text: string, index: number): number {
  const mixed =
    Math.imul(text.charCodeAt(index), 0x9e3779b1) ^
    Math.imul(text.charCodeAt(index + 1), 0x85ebca6b) ^
    Math.imul(text.charCodeAt(index + 2), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

export function hashTrigrams(text: string): number[] {
  const count = Math.max(text.length - trigramLength + 1, 0);
  return Array.from({ length: count }, (_, index) => hashAt(text, index));
}

/**
 * A Bloom filter of the trigrams of texts, which tells most texts that lack a term without scanning them.
 * About one bit a character, as a power of two of 32-bit words.
 */
export function createSignature(texts: readonly string[]): Uint32Array {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const signature = new Uint32Array(2 ** Math.ceil(Math.log2(characters / wordBits + 1)));
  const mask = signature.length * wordBits - 1;
  for (const text of texts) {
    for (let index = 0; index + trigramLength <= text.length; index++) {
      const bit = hashAt(text, index) & mask;
      signature[bit >>> 5] = (signature[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
  }
  return signature;
}

/** False only where no text of the signature holds all of the trigrams. @param hashes by `hashTrigrams` */
export function mayHold(signature: Uint32Array, hashes: readonly number[]): boolean {
  const mask = signature.length * wordBits - 1;
  for (const hash of hashes) {
    const bit = hash & mask;
    if (((signature[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
  }
  return true;
}
