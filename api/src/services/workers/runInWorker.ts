import { type TransferListItem, Worker } from 'node:worker_threads';

/** Limits of one run, with the start of the worker. */
export interface WorkerLimits {
  readonly maxMs: number;
  /** Time in which the worker computes, which does not depend on what else the machine does. Absent: `maxMs`. */
  readonly maxCpuMs?: number;
  /** Memory for objects and code. */
  readonly maxHeapMb: number;
  /** Memory for bytes, such as unpacked streams. The heap limit does not cover them. */
  readonly maxBufferMb: number;
  /** All memory of the process, with that of WebAssembly and pictures. For a process of its own. Absent: no limit. */
  readonly maxProcessMb?: number;
}

/**
 * A worker that returned nothing. `time`, `memory`: it needed more than it may use. `crash`: it failed. Without the
 * message of the failure, which may have text of the document.
 */
export class WorkerFailed extends Error {
  readonly reason: 'time' | 'memory' | 'crash';

  constructor(reason: WorkerFailed['reason'], detail = '') {
    super(`worker ended: ${reason}${detail && ` (${detail})`}`);
    this.reason = reason;
  }
}

const MB = 1024 * 1024;
const USE_CHECK_MS = 25;

/** The file of a worker next to the calling module. The bundle has each worker as a file of its own (api/build.ts). */
export function workerFile(moduleUrl: string, name: string): URL {
  return new URL(`./${name}.${moduleUrl.endsWith('.ts') ? 'ts' : 'js'}`, moduleUrl);
}

/**
 * Runs a worker file beside the event loop and returns the message that it posts. Each run has a new worker with no
 * settings, which prints nothing and is ended at its limits. Throws WorkerFailed. `transfer`: buffers of the input that
 * the worker gets instead of a copy.
 */
export async function runInWorker<Output>(
  file: URL,
  input: unknown,
  limits: WorkerLimits,
  transfer: TransferListItem[] = [],
): Promise<Output> {
  const worker = new Worker(file, {
    workerData: input,
    transferList: transfer,
    resourceLimits: {
      maxOldGenerationSizeMb: limits.maxHeapMb,
      maxYoungGenerationSizeMb: 32,
      stackSizeMb: 4,
    },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const { maxCpuMs, maxProcessMb = Infinity } = limits;
  worker.unref();
  worker.stdout.resume();
  worker.stderr.resume();
  let timeout: NodeJS.Timeout | undefined;
  let useCheck: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Output>((resolve, reject) => {
      const fail = (reason: WorkerFailed['reason'], detail?: string) =>
        reject(new WorkerFailed(reason, detail));
      timeout = setTimeout(fail, limits.maxMs, 'time');
      useCheck = setInterval(() => {
        if (maxProcessMb !== Infinity && process.memoryUsage.rss() > maxProcessMb * MB) return fail('memory');
        Promise.all([worker.getHeapStatistics(), maxCpuMs === undefined ? null : worker.cpuUsage()]).then(
          ([{ external_memory: bytes }, cpu]) => {
            if (bytes > limits.maxBufferMb * MB) fail('memory');
            if (cpu && cpu.user + cpu.system > maxCpuMs! * 1000) fail('time');
          },
          () => {},
        );
      }, USE_CHECK_MS);
      worker.once('message', resolve);
      worker.once('error', ({ name, code }: NodeJS.ErrnoException) =>
        code === 'ERR_WORKER_OUT_OF_MEMORY' ? fail('memory') : fail('crash', code ?? name),
      );
      worker.once('exit', () => fail('crash', 'exit'));
    });
  } finally {
    clearTimeout(timeout);
    clearInterval(useCheck);
    // The next job of a queue starts when the core and the memory are free again.
    await worker.terminate();
  }
}
