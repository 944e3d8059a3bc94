import { parentOf } from './processIdentity.ts';

const intervalMs = 300;
const startScripts = new Set(['start', 'dev', 'start:func']);

/**
 * Calls `onGone` when the npm process that started this one is gone, because npm cannot forward SIGKILL. There may be a
 * shell in between, so the grandparent is watched as well. Does nothing without npm, so that a detached start survives
 * its terminal.
 */
export function watchStarter(onGone: () => void): void {
  if (!startScripts.has(process.env.npm_lifecycle_event ?? '')) return;
  const lineage = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atStart = lineage();
  const timer = setInterval(() => {
    if (lineage() === atStart) return;
    clearInterval(timer);
    onGone();
  }, intervalMs);
  timer.unref();
}
