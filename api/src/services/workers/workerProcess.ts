// A process that runs workers when nobody waits for them. BackgroundProcess.ts starts it.
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { type BackgroundJob, type BackgroundResult, MAX_IDLE_MS } from './BackgroundProcess.ts';
import { runInWorker, WorkerFailed } from './runInWorker.ts';

giveWay();
const end = () => process.exit();
let idle = setTimeout(end, MAX_IDLE_MS);
process.on('message', ({ file, input, limits }: BackgroundJob) => {
  clearTimeout(idle);
  runInWorker<unknown>(new URL(file), input, limits).then(
    (output) => answer({ output }),
    (error: unknown) =>
      answer({
        failed: error instanceof WorkerFailed ? error.reason : 'crash',
        detail: error instanceof Error ? error.name : '',
      }),
  );
});
process.on('disconnect', end);

function answer(result: BackgroundResult): void {
  process.send?.(result);
  idle = setTimeout(end, MAX_IDLE_MS);
}

/**
 * Lowers the priority of this process, so that calls and other work of the machine go first. With those of its threads
 * that exist: on Linux each has its own priority, and a new one has that of the thread that starts it.
 */
function giveWay(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
}
