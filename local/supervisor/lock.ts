import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { identityOf, isAlive, type ProcessIdentity } from './processIdentity.ts';

const identity = z.object({ pid: z.number().int(), startedAt: z.string().nullable() });
const lockContent = z.object({ owner: identity, parts: z.record(z.string(), identity) });
type LockContent = z.infer<typeof lockContent>;

export interface Lock {
  /** Records a child process, so that the next owner can end it after a crash. */
  addPart(name: string, pid: number): void;
  release(): void;
}

const orphanGraceMs = 2000;

/**
 * Acquires a lock file for this process. Returns the owner if a running process has the lock. The lock of a dead process
 * is taken over after the parts that it started have ended.
 */
export async function acquireLock(file: string): Promise<Lock | ProcessIdentity> {
  mkdirSync(dirname(file), { recursive: true });
  const content: LockContent = { owner: identityOf(process.pid), parts: {} };
  const tempFile = `${file}.${process.pid}`;
  const write = () => writeFileSync(tempFile, JSON.stringify(content));
  write();
  try {
    for (;;) {
      // Creating a link is atomic and fails if the file exists.
      if (tryLink(tempFile, file)) break;
      const current = readLock(file);
      if (current && isAlive(current.owner)) return current.owner;
      if (current) await endOrphans(current);
      removeStale(file, current);
    }
  } finally {
    rmSync(tempFile, { force: true });
  }
  return {
    addPart: (name, pid) => {
      content.parts[name] = identityOf(pid);
      write();
      renameSync(tempFile, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

function tryLink(tempFile: string, file: string): boolean {
  try {
    linkSync(tempFile, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readLock(file: string): LockContent | null {
  try {
    return lockContent.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Removes a stale lock. If another process has just acquired the lock, it is restored. */
function removeStale(file: string, expected: LockContent | null): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readLock(aside);
  const isTheirs = moved !== null && moved.owner.pid !== expected?.owner.pid && isAlive(moved.owner);
  if (isTheirs) tryLink(aside, file);
  rmSync(aside, { force: true });
}

/** Parts exit when their supervisor is gone. This kills the parts that do not. */
async function endOrphans({ parts }: LockContent): Promise<void> {
  const deadline = Date.now() + orphanGraceMs;
  const living = () => Object.values(parts).filter(isAlive);
  while (living().length > 0 && Date.now() < deadline) await delay(20);
  for (const { pid } of living()) process.kill(pid, 'SIGKILL');
}
