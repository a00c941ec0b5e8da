import type { ApiError as Body } from '../types/server.ts';

/** An error answer of the server, or no answer at all (`unreachable`). */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly seq: number | null;
  /** Where a record is wrong, such as `actions[17]`, and the code of the rules' refusal. */
  readonly place: string | null;
  readonly reason: string | null;

  constructor(status: number, body: Partial<Body>) {
    super(body.message ?? '');
    this.status = status;
    this.code = body.code ?? 'our_fault';
    this.seq = body.seq ?? null;
    this.place = body.place ?? null;
    this.reason = body.reason ?? null;
  }

  /** Whether a retry with the same idempotency key may succeed. */
  get retryable(): boolean {
    return this.code === 'unreachable' || [408, 429, 503].includes(this.status);
  }

  /** Whether the server does not answer, or has no time for bots now: this device can do without it. */
  get unavailable(): boolean {
    return this.code === 'unreachable' || this.code === 'needs_server' || this.status === 503;
  }
}

export async function readApiError(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => ({}));
  return new ApiError(answer.status, body as Partial<Body>);
}
