// A process that runs workers when nobody waits for them. BackgroundProcess.ts starts it.
import { type BackgroundJob, type BackgroundResult, MAX_IDLE_MS } from './BackgroundProcess.ts';
import { giveWay } from './giveWay.ts';
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
