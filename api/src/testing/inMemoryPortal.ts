import type { ReconciliationRun, UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';
import { openPayments } from '../domain/reconciliation/openPayments.ts';
import type { Change, TaskRef } from '../domain/requests/change.ts';
import type { RequestEvent } from '../domain/requests/requestEvents.ts';
import type { TaskStep } from '../domain/requests/taskSteps.ts';
import type { RequestDocument } from '../domain/requests/requestDocument.ts';

interface Progress {
  readonly eventsUntil: string | null;
  readonly openAfter: string;
  readonly stuckOn: string[];
  readonly run: ReconciliationRun | null;
}

/** An in-memory store with the same guarantees as the real one. Each call pauses, so that concurrent calls interleave. */
export class InMemoryPortal {
  readonly requests = new Map<string, RequestDocument>();
  readonly events: RequestEvent[] = [];
  readonly tasks = new Map<string, { readonly requestId: string; readonly steps: readonly TaskStep[] }>();
  readonly unmatched = new Map<string, UnmatchedPayment>();
  /** Requests with open payments. */
  readonly open = new Set<string>();
  progress: Progress = { eventsUntil: null, openAfter: '', stuckOn: [], run: null };
  #isLeased = false;
  readonly #pause: () => Promise<void>;

  /** `pause` lets other calls run. */
  constructor(pause: () => Promise<void>) {
    this.#pause = pause;
  }

  async readRequest(requestId: string): Promise<{ value: RequestDocument; etag: string } | null> {
    await this.#pause();
    const value = this.requests.get(requestId);
    return value ? { value, etag: String(value.seq) } : null;
  }

  async createRequest(change: Change): Promise<TaskRef | null> {
    await this.#pause();
    if (this.requests.has(change.request.requestId)) return null;
    return this.#commit(change);
  }

  async changeRequest(
    target: string | RequestDocument,
    decide: (request: RequestDocument) => Change | null,
  ): Promise<{ request: RequestDocument; pendingTasks: TaskRef[] }> {
    const requestId = typeof target === 'string' ? target : target.requestId;
    let known = typeof target === 'string' ? undefined : target;
    for (;;) {
      const before = known ?? this.requests.get(requestId)!;
      known = undefined;
      const change = decide(before);
      await this.#pause();
      if (!change) return { request: before, pendingTasks: [] };
      if (this.requests.get(requestId) !== before) continue;
      return { request: change.request, pendingTasks: [this.#commit(change)] };
    }
  }

  /** Removes a task and returns its steps. */
  takeTask({ requestId, taskId }: TaskRef): readonly TaskStep[] {
    const task = this.tasks.get(`${requestId} ${taskId}`);
    this.tasks.delete(`${requestId} ${taskId}`);
    return task?.steps ?? [];
  }

  /** Saves a step for a later attempt. */
  putTask({ requestId, taskId }: TaskRef, step: TaskStep): void {
    const existing = this.tasks.get(`${requestId} ${taskId}`)?.steps ?? [];
    this.tasks.set(`${requestId} ${taskId}`, { requestId, steps: [...existing, step] });
  }

  async changeUnmatched(
    intentId: string,
    decide: (existing: UnmatchedPayment | null) => UnmatchedPayment | null,
  ): Promise<{ payment: UnmatchedPayment | null; changed: boolean }> {
    await this.#pause();
    const existing = this.unmatched.get(intentId) ?? null;
    const payment = decide(existing);
    if (payment) this.unmatched.set(intentId, payment);
    return { payment: payment ?? existing, changed: payment !== null };
  }

  openUnmatched(): UnmatchedPayment[] {
    return [...this.unmatched.values()].filter(({ resolution }) => resolution === null);
  }

  acquireLease(): { leaseId: string; progress: Progress } | null {
    if (this.#isLeased) return null;
    this.#isLeased = true;
    return { leaseId: 'lease', progress: this.progress };
  }

  saveProgress(progress: Progress, isFinished: boolean): boolean {
    this.progress = progress;
    if (isFinished) this.#isLeased = false;
    return true;
  }

  #commit({ request, event, moreEvents = [], steps }: Change): TaskRef {
    const { requestId, seq } = request;
    this.requests.set(requestId, request);
    this.events.push(event, ...moreEvents);
    if (openPayments(request).length > 0) this.open.add(requestId);
    else this.open.delete(requestId);
    this.tasks.set(`${requestId} ${seq}`, { requestId, steps });
    return { requestId, taskId: String(seq) };
  }
}
