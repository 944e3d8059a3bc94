import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { identityOf, isAlive, type ProcessIdentity } from './processIdentity.ts';

const identity = z.object({ pid: z.number().int(), startedAt: z.string().nullable() });
const lockContent = z.object({ owner: identity, parts: z.record(z.string(), identity) });
type LockContent = z.infer<typeof lockContent>;

export interface Lock {
  /** Notes a child, so that whoever takes over after a crash can see it off. */
  addPart(name: string, pid: number): void;
  release(): void;
}

const orphanGraceMs = 2000;

/**
 * Takes a lock file for this process. Answers the owner when it is held by a living process. A lock left
 * behind by a dead one is taken over as soon as the parts that it had started have ended.
 */
export async function acquireLock(file: string): Promise<Lock | ProcessIdentity> {
  mkdirSync(dirname(file), { recursive: true });
  const content: LockContent = { owner: identityOf(process.pid), parts: {} };
  const own = `${file}.${process.pid}`;
  const write = () => writeFileSync(own, JSON.stringify(content));
  write();
  try {
    for (;;) {
      // A link appears whole or not at all, and only where nothing is.
      if (tryLink(own, file)) break;
      const held = readLock(file);
      if (held && isAlive(held.owner)) return held.owner;
      if (held) await endOrphans(held);
      removeStale(file, held);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return {
    addPart: (name, pid) => {
      content.parts[name] = identityOf(pid);
      write();
      renameSync(own, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

function tryLink(own: string, file: string): boolean {
  try {
    linkSync(own, file);
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

/** Moves the stale lock aside; when another process was faster and it is theirs, it is put back. */
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

/** Parts end by themselves when their supervisor is gone; one that does not is ended here. */
async function endOrphans({ parts }: LockContent): Promise<void> {
  const deadline = Date.now() + orphanGraceMs;
  const living = () => Object.values(parts).filter(isAlive);
  while (living().length > 0 && Date.now() < deadline) await delay(20);
  for (const { pid } of living()) process.kill(pid, 'SIGKILL');
}
