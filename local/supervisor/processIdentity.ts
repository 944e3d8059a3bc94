import { readFileSync } from 'node:fs';

/** Identifies a process. Process ids are reused, so the start time is needed as well. */
export interface ProcessIdentity {
  pid: number;
  /** Start time in clock ticks; null where the system does not provide it. */
  startedAt: string | null;
}

export function identityOf(pid: number): ProcessIdentity {
  return { pid, startedAt: processFields(pid)?.startedAt ?? null };
}

export function isAlive({ pid, startedAt }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const fields = processFields(pid);
  if (!fields) return true;
  return fields.state !== 'Z' && (startedAt === null || fields.startedAt === startedAt);
}

/** The parent process id; null where the system does not provide it. */
export function parentOf(pid: number): number | null {
  return processFields(pid)?.parent ?? null;
}

/** Linux only: the fields of /proc/<pid>/stat after the command name, which may contain any character. */
function processFields(pid: number) {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0], parent: Number(fields[1]), startedAt: fields[19] ?? null };
}
