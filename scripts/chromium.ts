import { spawnSync } from 'node:child_process';

/** Headless Chromium, a separate Debian package. It uses about a quarter less CPU. */
const HEADLESS = 'chromium-headless-shell';
const FULL_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

/** The path of the first of these commands that is installed, or null. */
function findFirst(names: readonly string[]): string | null {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
}

/**
 * Returns the path of Chromium for the browser tests. Installs the Debian package if possible. Prefers headless Chromium,
 * unless `fullBrowser` is set, which benchmarks use.
 * @throws Error that says how to install Chromium
 */
export function ensureChromium({ fullBrowser = false } = {}): string {
  const names = fullBrowser ? FULL_BROWSERS : [HEADLESS, ...FULL_BROWSERS];
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
    // Older Debian releases have only the full browser.
    const isHeadless = !fullBrowser && apt('install', '-y', '-qq', HEADLESS);
    if (!isHeadless) apt('install', '-y', '-qq', 'chromium');
  }
  const installed = findFirst(names);
  if (installed) return installed;
  throw new Error(
    `The browser tests need Chromium. Install it (Debian: sudo apt-get install ${fullBrowser ? 'chromium' : HEADLESS}; macOS: brew install --cask chromium) and run npm test again.`,
  );
}
