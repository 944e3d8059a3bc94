import { createHash } from 'node:crypto';
import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

const settleMs = 150;

/** Calls back when the content of a file has changed, once for writes that follow each other closely. */
export function restartOnChange(file: string, onChange: () => void): void {
  let known = hashOf(file);
  let timer: NodeJS.Timeout | undefined;
  const compare = () => {
    const now = hashOf(file);
    if (now === null || now === known) return;
    known = now;
    onChange();
  };
  watch(dirname(file), (_, name) => {
    if (name !== basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(compare, settleMs);
  });
}

/** Null while the file is missing, as between two builds. */
function hashOf(file: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return null;
  }
}
