// Runs before every npm script, without dependencies and on any supported Node.js version. Installs the packages when they
// are missing or older than the lockfile.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockfile = new URL('../package-lock.json', import.meta.url);
const installed = new URL('../node_modules/.package-lock.json', import.meta.url);

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(
    `The portal needs Node.js 20 or later, and this is ${process.version}. Install a newer version and try again.`,
  );
  process.exit(1);
}

const isUpToDate = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
if (!isUpToDate) {
  console.log('Installing packages …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error(
      'The packages could not be installed. Check the connection to the npm registry and try again.',
    );
    process.exit(npm.status ?? 1);
  }
}
