// npm run screenshots: starts a portal, opens its screens and writes screenshots to docs/screenshots.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.ts';
import { run } from '../../scripts/run.ts';
import { isBuilt, startPortal } from '../support/portal/startPortal.ts';
import type { JourneyPortal } from './support/fixtures.ts';
import { quietChromiumArgs } from './support/quietChromiumArgs.ts';
import type { ScreenState } from './support/screenState.ts';
import { screenStates } from './support/screenStates.ts';

const folder = fileURLToPath(new URL('../../docs/screenshots', import.meta.url));

const variants = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  dark: { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  phone: { colorScheme: 'light', viewport: { width: 390, height: 844 } },
} as const;

/** Screens named on the command line; without any, the screens in the documentation. */
const requested = process.argv.slice(2);
const screens = screenStates.filter(({ name, documented }) =>
  requested.length === 0 ? documented : requested.includes(name),
);

async function takeScreenshot(
  browser: Browser,
  portal: JourneyPortal,
  { name, open }: ScreenState,
  variant: keyof typeof variants,
) {
  const context = await browser.newContext({
    ...variants[variant],
    baseURL: portal.site,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await open(page, portal);
    await page.screenshot({
      path: join(folder, `${name}-${variant}.png`),
      animations: 'disabled',
      caret: 'hide',
    });
  } finally {
    await context.close();
  }
}

async function takeScreenshots(browser: Browser, portal: JourneyPortal): Promise<void> {
  for (const screen of screens) {
    for (const variant of ['light', 'dark', 'phone'] as const)
      await takeScreenshot(browser, portal, screen, variant);
    console.log(screen.name);
  }
}

if (!isBuilt() && (await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1);
await mkdir(folder, { recursive: true });
if (requested.length === 0) for (const file of await readdir(folder)) await rm(join(folder, file));
const portal = await startPortal({ seed: 'demo' });
try {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...quietChromiumArgs] });
  try {
    await takeScreenshots(browser, portal);
  } finally {
    await browser.close();
  }
} finally {
  await portal.stop();
}
