// npm run bench: measures the performance budgets and writes its part of docs/benchmarks.md. Exits with 1 when a budget is not met.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium } from '../../scripts/chromium.ts';
import { run } from '../../scripts/run.ts';
import { WITHOUT_SCANS } from '../support/operations/storeCalls.ts';
import { startPortal } from '../support/portal/startPortal.ts';
import { clientWithRequests } from './pages/clientWithRequests.ts';
import { coldStart } from './coldStart.ts';
import { firstLoad } from './firstLoad.ts';
import type { Result } from './measure.ts';
import { hostileInput, largeExport } from './hostileInput.ts';
import { interactions } from './interactions/interactions.ts';
import { messageThread } from './messageThread.ts';
import { pages } from './pages/pages.ts';
import { writeFigures } from './report.ts';
import { reports } from './reports.ts';
import { requestLists } from './requestLists.ts';
import { signInBurst } from './signInBurst.ts';
import { statusLookup } from './store/statusLookup.ts';
import { storeCalls } from './store/storeCalls.ts';
import { uploads } from './uploads.ts';

const root = join(import.meta.dirname, '../..');
const chromium = ensureChromium({ fullBrowser: true });
if ((await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1);
await mkdir(join(root, '.test'), { recursive: true });

const results: Result[] = [...firstLoad(), await coldStart()];
const portal = await startPortal({ ribbon: false });
try {
  results.push(
    await statusLookup(portal),
    ...(await messageThread(portal)),
    ...(await signInBurst(portal)),
    ...(await hostileInput(portal)),
    await uploads(portal, chromium),
    ...(await pages(portal.site, chromium, await clientWithRequests(portal))),
  );
} finally {
  await portal.stop();
}

// With documents and histories.
const demo = await startPortal({ seed: 'demo' });
try {
  results.push(...(await interactions(demo, chromium)));
} finally {
  await demo.stop();
}

// A separate portal, because it is filled with many requests.
const filled = await startPortal();
try {
  results.push(...(await requestLists(filled)), ...(await largeExport(filled)));
} finally {
  await filled.stop();
}

// Its calls to the store are delayed.
const delayed = await startPortal({ faultInjection: true, env: WITHOUT_SCANS });
try {
  results.push(...(await storeCalls(delayed)));
} finally {
  await delayed.stop();
}

// The reports have their own requests.
const counted = await startPortal();
try {
  results.push(...(await reports(counted)));
} finally {
  await counted.stop();
}

await writeFigures(
  '`npm run bench` writes the text before the first heading, from one run. Each section names the command that writes it. Ratios compare two measurements of the same run on the same machine; absolute times only give an order of magnitude.',
  results,
);
process.exitCode = results.every((result) => result.isMet) ? 0 : 1;
