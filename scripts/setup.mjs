// Runs before every npm script, without dependencies and on any supported Node.js version. Installs the packages when they
// are missing or older than the lockfile. Arguments are further folders with a lockfile of their own.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(
    `The portal needs Node.js 20 or later, and this is ${process.version}. Install a newer version and try again.`,
  );
  process.exit(1);
}

installIfOutdated(root, 'packages');
for (const folder of process.argv.slice(2)) installIfOutdated(join(root, folder), `packages of ${folder}`);

/** Ends the process when the packages cannot be installed. */
function installIfOutdated(folder, what) {
  const lockfile = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules', '.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;

  console.log(`Installing ${what} …`);
  const startedAt = performance.now();
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error(
      `The ${what} could not be installed. Check the connection to the npm registry and try again.`,
    );
    process.exit(npm.status ?? 1);
  }
  console.log(`Installed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}
