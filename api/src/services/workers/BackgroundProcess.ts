import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { workerFile, WorkerFailed, type WorkerLimits } from './runInWorker.ts';

const ENTRY = fileURLToPath(workerFile(import.meta.url, 'workerProcess'));
/** Without work for this long, the process ends and frees its memory. Starting one blocks the event loop for 10 ms. */
export const MAX_IDLE_MS = 60_000;
/** After this time without work, a new process is started, because the old one is about to end. */
const MAX_REUSE_MS = 50_000;
/** How much longer than its worker the process may take before it is ended. */
const GRACE_MS = 5_000;

/** What the process gets. */
export interface BackgroundJob {
  readonly file: string;
  readonly input: unknown;
  readonly limits: WorkerLimits;
}

/** What it answers. */
export type BackgroundResult =
  | { readonly output: unknown }
  | { readonly failed: WorkerFailed['reason']; readonly detail: string };

/**
 * Runs workers in a process of its own with a low priority, one at a time. A worker of this process shares threads that
 * collect garbage and compile with all calls, and those threads cannot have a lower priority.
 */
export class BackgroundProcess {
  #child: ChildProcess | null = null;
  #usedAt = 0;

  /** Like `runInWorker`. Throws WorkerFailed. */
  async run<Output>(file: URL, input: unknown, limits: WorkerLimits): Promise<Output> {
    if (performance.now() - this.#usedAt > MAX_REUSE_MS) this.end();
    const child = (this.#child ??= this.#start());
    const timeout = setTimeout(() => child.kill('SIGKILL'), limits.maxMs + GRACE_MS);
    try {
      const result = await resultOf(child, { file: file.href, input, limits });
      if ('failed' in result) throw new WorkerFailed(result.failed, result.detail);
      return result.output as Output;
    } finally {
      clearTimeout(timeout);
      this.#usedAt = performance.now();
    }
  }

  /** Ends the process. The next job starts a new one. */
  end(): void {
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = null;
  }

  #start(): ChildProcess {
    const child = fork(ENTRY, [], {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // It ends when this process does, and does not keep it alive.
    child.unref();
    child.channel?.unref();
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    child.on('error', () => {});
    return child;
  }
}

/** Sends a job and returns the answer. Throws WorkerFailed if the process ends before. */
async function resultOf(child: ChildProcess, job: BackgroundJob): Promise<BackgroundResult> {
  const ended = new AbortController();
  const crash = () => ended.abort();
  child.once('exit', crash);
  try {
    const answered = once(child, 'message', { signal: ended.signal });
    child.send(job, (error) => error && crash());
    const [result] = (await answered) as [BackgroundResult];
    return result;
  } catch {
    throw new WorkerFailed('crash', 'process ended');
  } finally {
    child.off('exit', crash);
  }
}
