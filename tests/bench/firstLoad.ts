import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Result } from './measure.ts';

/** First-load JavaScript of each page (gzip), measured by the byte budget of `npm run check`. */
export function firstLoad(): Result[] {
  const { stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../frontend/build/budget.ts')],
    {
      encoding: 'utf8',
    },
  );
  return [...stdout.matchAll(/^(\S+)\s+([\d.]+) kB of (\d+) kB/gm)].map(([, page, size, budget]) => ({
    metric: `first-load JavaScript of ${page}, gzip`,
    measured: `${size} kB`,
    budget: `≤ ${budget} kB`,
    isMet: Number(size) <= Number(budget),
  }));
}
