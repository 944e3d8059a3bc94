import { spawnSync } from 'node:child_process';

/** Chromium without windows, a package of its own at Debian: it takes about a quarter less of the processor. */
const HEADLESS = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome'];

/** The path of the first of these commands that is installed, or null. */
function findFirst(names: readonly string[]): string | null {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
}

/**
 * Chromium for the browser tests: installs a package of Debian where that is possible, and says plainly what to do where
 * not. Without windows where there is one, unless it is the `whole` browser, as people have it, that is measured.
 */
export function ensureChromium({ whole = false } = {}): string {
  const names = whole ? WHOLE : [HEADLESS, ...WHOLE];
  const found = findFirst(names);
  if (found) return found;
  if (process.getuid?.() === 0 && findFirst(['apt-get'])) {
    console.log('Installing Chromium for the browser tests …');
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0;
    apt('update', '-qq');
    // Older releases have the whole browser alone.
    const isHeadless = !whole && apt('install', '-y', '-qq', HEADLESS);
    if (!isHeadless) apt('install', '-y', '-qq', 'chromium');
  }
  const installed = findFirst(names);
  if (installed) return installed;
  throw new Error(
    `The browser tests need Chromium. Install it (Debian: sudo apt-get install ${whole ? 'chromium' : HEADLESS}; macOS: brew install --cask chromium) and run npm test again.`,
  );
}
