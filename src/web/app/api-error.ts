/** An error response of the API; the message is '{status}: {text}'. */
export class ApiError extends Error {
  readonly status: number;
  /** The `error` property of the server's JSON, if any. */
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
      // A proxy may answer with plain text.
    }
  }
}

export function errorReason(error: unknown): string {
  if (error instanceof ApiError && error.reason) return error.reason;
  // All browsers throw a TypeError for a network failure, each with its own message.
  if (error instanceof TypeError) {
    return 'Our side or the connection let you down, not you. Try once more in a moment.';
  }
  return error instanceof Error ? error.message : String(error);
}
