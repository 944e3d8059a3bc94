import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of the calling worker thread, so that calls and other work of the machine go first. Only on Linux:
 * elsewhere it would be the priority of the whole process.
 */
export function giveWay(): void {
  // 0 is the calling thread.
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}
