import { useLocation } from '@tanstack/react-router';

/** The part of the address after `#`, which no browser sends to a server. */
export type TripHash = { own: string } | { shared: string } | undefined;

export function useTripHash(): TripHash {
  const hash = useLocation({ select: (location) => location.hash });
  const parameters = new URLSearchParams(hash);
  const own = parameters.get('trip');
  const shared = parameters.get('t');
  if (own) return { own };
  return shared === null ? undefined : { shared };
}
