/** A non-success answer: its message is '{status}: {text}', as the server sent it. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own words, where it sent {error}. */
  readonly reason: string | undefined;
  readonly details: Record<string, string[]> | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    try {
      const body = JSON.parse(text) as { error?: string; details?: Record<string, string[]> };
      this.reason = body.error;
      this.details = body.details;
    } catch {
      this.reason = undefined;
    }
  }
}

/** The words to show for a failed call: the server's own where it sent some. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.reason) return error.reason;
  // So browsers tell, each in its own words, that nothing could be fetched.
  if (error instanceof TypeError) {
    return 'Our side or the connection let you down, not you. Try once more in a moment.';
  }
  return error instanceof Error ? error.message : String(error);
}
