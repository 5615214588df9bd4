import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkElse } from '../../src/service-worker/from-network.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const copy = new Response('copy');
const readCopy = async () => copy;
const noCopy = async () => undefined;

test('a timely response of the network takes precedence over a copy', async () => {
  const answer = new Response('fresh', { status: 404 });
  expect(await networkElse(Promise.resolve(answer), readCopy)).toBe(answer);
});

test.each([502, 503, 504])('a copy replaces a gateway response with status %i', async (status) => {
  const answer = new Response('', { status });
  expect(await networkElse(Promise.resolve(answer), readCopy)).toBe(copy);
  expect(await networkElse(Promise.resolve(answer), noCopy)).toBe(answer);
});

test('a copy replaces a failure of the network; without a copy the failure is thrown', async () => {
  const failure = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await networkElse(failure(), readCopy)).toBe(copy);
  await expect(networkElse(failure(), noCopy)).rejects.toThrow('Failed to fetch');
});

test('a copy replaces a response after 8 seconds; without a copy the response is awaited', async () => {
  const answer = new Response('late');
  const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(answer), 20_000));
  const [withCopy, without] = [networkElse(slow(), readCopy), networkElse(slow(), noCopy)];
  await vi.advanceTimersByTimeAsync(8_100);
  expect(await withCopy).toBe(copy);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await without).toBe(answer);
});
