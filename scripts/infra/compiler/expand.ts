// What the CLI makes of the templates, beside the parameter files in infra/snapshots.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { infraDir } from '../templates/sources.ts';
import { LOCATION, type SetName, SETS, SUBSCRIPTION, TENANT } from '../templates/snapshots.ts';
import { runBicep, VERSION } from './bicepCli.ts';

const HASH = 'snapshots/sources.sha256';
const COMPILED = 'snapshots/main.json';

const snapshotArgs = (set: SetName, mode: 'overwrite' | 'validate') =>
  `snapshot snapshots/${set}.bicepparam --mode ${mode} --subscription-id ${SUBSCRIPTION} --tenant-id ${TENANT} --location ${LOCATION} --deployment-name portal`.split(
    ' ',
  );

/** Writes the snapshots and the compiled template of a folder with templates. */
export function writeExpansion(bicep: string, folder = infraDir, sets: readonly SetName[] = SETS): void {
  for (const set of sets) runBicep(bicep, snapshotArgs(set, 'overwrite'), folder);
  writeFileSync(join(folder, COMPILED), runBicep(bicep, ['build', 'main.bicep', '--stdout'], folder));
  writeFileSync(join(folder, HASH), `${hashOfSources(folder)}\n`);
}

/** What changed since the snapshots were written. The CLI prints each difference. */
export function expansionFaults(bicep: string): string[] {
  const outdated = SETS.filter((set) => !isCurrent(bicep, set)).map(
    (set) => `snapshots/${set}.snapshot.json`,
  );
  if (runBicep(bicep, ['build', 'main.bicep', '--stdout']) !== readFileSync(join(infraDir, COMPILED), 'utf8'))
    outdated.push(COMPILED);
  return outdated.map(
    (path) => `${path}: the templates make something else of it; run npm run infra and read the difference`,
  );
}

function isCurrent(bicep: string, set: SetName): boolean {
  try {
    runBicep(bicep, snapshotArgs(set, 'validate'));
    return true;
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
    console.error(stdout, stderr);
    return false;
  }
}

/** Whether `infra/` is what it was when the snapshots were written, for machines without the CLI. */
export function hashFaults(folder = infraDir): string[] {
  return readFileSync(join(folder, HASH), 'utf8').trim() === hashOfSources(folder)
    ? []
    : [
        `${HASH}: the templates or the parameters changed; run npm run infra where Microsoft's Bicep CLI can be found`,
      ];
}

/** Of everything that the snapshots are made from. */
function hashOfSources(folder: string): string {
  const hash = createHash('sha256').update(VERSION);
  const files = globSync('**/*.{bicep,bicepparam,json}', { cwd: folder }).filter(
    (path) => !/^snapshots\/.*\.json$/.test(path.replaceAll('\\', '/')),
  );
  for (const path of files.toSorted()) hash.update(`\n${path}\n`).update(readFileSync(join(folder, path)));
  return hash.digest('hex');
}
