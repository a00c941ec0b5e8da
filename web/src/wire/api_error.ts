import type { ApiError as Body } from '../types/server.ts';

/** What the server answered instead of what was asked for, or that it did not answer at all (`unreachable`). */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly seq: number | null;

  constructor(status: number, body: Partial<Body>) {
    super(body.message ?? '');
    this.status = status;
    this.code = body.code ?? 'our_fault';
    this.seq = body.seq ?? null;
  }

  /** Whether asking again, with the same key, is safe and may help. */
  get passing(): boolean {
    return this.code === 'unreachable' || this.status === 503 || this.status === 429;
  }
}

export async function readApiError(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => ({}));
  return new ApiError(answer.status, body as Partial<Body>);
}
