import type { Problem } from '../types/server.ts';

/** What the server answered instead of what was asked for, or that it did not answer at all (`unreachable`). */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly seq: number | null;

  constructor(status: number, problem: Partial<Problem>) {
    super(problem.message ?? '');
    this.status = status;
    this.code = problem.code ?? 'our_fault';
    this.seq = problem.seq ?? null;
  }

  /** Whether asking again, with the same key, is safe and may help. */
  get passing(): boolean {
    return this.code === 'unreachable' || this.status === 503 || this.status === 429;
  }
}

export async function refusal(answer: Response): Promise<Refusal> {
  const problem: unknown = await answer.json().catch(() => ({}));
  return new Refusal(answer.status, problem as Partial<Problem>);
}
