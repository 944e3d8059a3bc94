import { createHash } from 'node:crypto';
import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

const settleMs = 150;

/** Calls `onChange` when the content of a file has changed, once for several quick writes. */
export function restartOnChange(file: string, onChange: () => void): void {
  let lastHash = hashOf(file);
  let timer: NodeJS.Timeout | undefined;
  const compare = () => {
    const hash = hashOf(file);
    if (hash === null || hash === lastHash) return;
    lastHash = hash;
    onChange();
  };
  watch(dirname(file), (_, name) => {
    if (name !== basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(compare, settleMs);
  });
}

/** Null while the file is missing, for example during a build. */
function hashOf(file: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return null;
  }
}
