import { parentOf } from './processIdentity.ts';

const everyMs = 300;
const startScripts = new Set(['start', 'dev', 'start:func']);

/**
 * Calls back when the npm that started this process is gone: npm killed outright cannot pass that on.
 * npm may have a shell in between, so grandparents are watched as well. Does nothing without npm, so
 * that a detached start survives its terminal.
 */
export function watchStarter(onGone: () => void): void {
  if (!startScripts.has(process.env.npm_lifecycle_event ?? '')) return;
  const lineage = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atStart = lineage();
  const timer = setInterval(() => {
    if (lineage() === atStart) return;
    clearInterval(timer);
    onGone();
  }, everyMs);
  timer.unref();
}
