import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const timerStatus = z.object({ Last: z.string(), Next: z.string(), LastUpdated: z.string() });

/** When a timer last ran and is due next, in the format that Azure stores in its storage account. */
export type TimerStatus = z.infer<typeof timerStatus>;

/** Null when the timer has no status file or the file is malformed. */
export async function readTimerStatus(file: string): Promise<TimerStatus | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return timerStatus.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export async function writeTimerStatus(file: string, status: TimerStatus): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, JSON.stringify(status));
  await rename(`${file}.tmp`, file);
}
