// npm run screenshots: opens every screen of a portal of its own and writes what it sees to docs/screenshots.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.ts';
import { run } from '../../scripts/run.ts';
import { isBuilt, startPortal } from '../support/portal/startPortal.ts';
import type { Portal } from './support/fixtures.ts';
import { quietChromiumArgs } from './support/quietChromiumArgs.ts';
import type { Stop } from './support/stop.ts';
import { tour } from './support/tour.ts';

const folder = fileURLToPath(new URL('../../docs/screenshots', import.meta.url));

const looks = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  dark: { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  phone: { colorScheme: 'light', viewport: { width: 390, height: 844 } },
} as const;

/** Names of the command line; without any, what the documentation shows. */
const asked = process.argv.slice(2);
const stops = tour.filter(({ name, shown }) => (asked.length === 0 ? shown : asked.includes(name)));

async function shoot(browser: Browser, portal: Portal, { name, open }: Stop, look: keyof typeof looks) {
  const context = await browser.newContext({
    ...looks[look],
    baseURL: portal.site,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await open(page, portal);
    await page.screenshot({
      path: join(folder, `${name}-${look}.png`),
      animations: 'disabled',
      caret: 'hide',
    });
  } finally {
    await context.close();
  }
}

async function shootAll(browser: Browser, portal: Portal): Promise<void> {
  for (const stop of stops) {
    for (const look of ['light', 'dark', 'phone'] as const) await shoot(browser, portal, stop, look);
    console.log(stop.name);
  }
}

if (!isBuilt() && (await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1);
await mkdir(folder, { recursive: true });
if (asked.length === 0) for (const file of await readdir(folder)) await rm(join(folder, file));
const portal = await startPortal({ seed: 'demo' });
try {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...quietChromiumArgs] });
  try {
    await shootAll(browser, portal);
  } finally {
    await browser.close();
  }
} finally {
  await portal.stop();
}
