import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Returns the path of the Azure Functions Core Tools program. Its npm package downloads the program from Microsoft; this
 * runs the download on first use.
 * @throws Error with a message for the user when the package or the program is missing
 */
export function findCoreTools(): string {
  const packageDir = findPackage();
  const program = join(packageDir, 'bin', process.platform === 'win32' ? 'func.exe' : 'func');
  if (existsSync(program)) return program;
  console.log('Downloading Azure Functions Core Tools (about 200 MB, only once) …');
  const install = spawnSync(process.execPath, [join(packageDir, 'lib', 'install.js')], {
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  if (install.status === 0 && existsSync(program)) return program;
  throw new Error(
    [
      '',
      'Azure Functions Core Tools could not be downloaded from cdn.functions.azure.com.',
      'Check your connection (HTTPS_PROXY is supported) and run `npm run start:func` again,',
      'or use `npm start`, which runs the same API without them.',
    ].join('\n'),
  );
}

function findPackage(): string {
  try {
    return dirname(createRequire(import.meta.url).resolve('azure-functions-core-tools/package.json'));
  } catch {
    throw new Error(
      [
        'The optional package azure-functions-core-tools is not installed: npm skips it when its download fails or',
        'when optional packages are omitted. Run `npm install` while you are online, or use `npm start`.',
      ].join('\n'),
    );
  }
}
