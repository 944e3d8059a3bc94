// npm run bench: measures the budgets and writes its part of docs/benchmarks.md. Exits 1 when one is not met.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium } from '../../scripts/chromium.ts';
import { run } from '../../scripts/run.ts';
import { startPortal } from '../support/portal/startPortal.ts';
import { clientWithRequests } from './clientWithRequests.ts';
import { coldStart } from './coldStart.ts';
import { firstLoad } from './firstLoad.ts';
import type { Result } from './measure.ts';
import { pages } from './pages.ts';
import { writeFigures } from './report.ts';
import { requestLists } from './requestLists.ts';
import { signInBurst } from './signInBurst.ts';
import { statusLookup } from './statusLookup.ts';
import { uploads } from './uploads.ts';

const root = join(import.meta.dirname, '../..');
const chromium = ensureChromium({ fullBrowser: true });
if ((await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1);
await mkdir(join(root, '.test'), { recursive: true });

const results: Result[] = [...firstLoad(), await coldStart()];
const portal = await startPortal();
try {
  results.push(
    await statusLookup(portal),
    await signInBurst(portal),
    await uploads(portal, chromium),
    ...(await pages(portal.site, chromium, await clientWithRequests(portal))),
  );
} finally {
  await portal.stop();
}

// Filled with many requests, so not the portal that the pages are measured with.
const filled = await startPortal();
try {
  results.push(...(await requestLists(filled)));
} finally {
  await filled.stop();
}

await writeFigures(
  'What stands before the first heading is written by `npm run bench`, all of one run; each section by the command that it names. Ratios compare two things measured in the same run on the same machine; absolute times are only there to make them plausible.',
  results,
);
process.exitCode = results.every((result) => result.within) ? 0 : 1;
