import { beforeAll, describe, expect, test } from 'vitest';
import { complianceFaults, yearFaults } from './complianceFaults.ts';
import { describePortal } from '../describePortal.ts';
import { loadTemplates } from '../templates/loadTemplates.ts';
import { templatePaths, textOf } from '../templates/sources.ts';

const templates = new Map(templatePaths.map((path) => [path, textOf(path)]));
const portal = describePortal();
let json: ReadonlyMap<string, unknown>;
beforeAll(async () => {
  json = new Map([...(await loadTemplates()).json, ['generated/portal.json', portal]]);
});

const withJson = (path: string, value: unknown) =>
  complianceFaults({ templates, json: new Map(json).set(path, value) });
const withPortal = (changes: object) => withJson('generated/portal.json', { ...portal, ...changes });

/** The faults after a part of a template was replaced. */
async function faultsAfter(path: string, part: string | RegExp, other: string): Promise<string[]> {
  const text = textOf(path);
  const changed = text.replace(part, other);
  if (changed === text) throw new Error(`${path} has no ${part}`);
  return complianceFaults({ templates: new Map(templates).set(path, changed), json });
}

const fault = (what: string) => [expect.stringContaining(what) as string];

test('the templates retain and protect records as required', async () => {
  expect(await complianceFaults({ templates, json })).toEqual([]);
});

const ARCHIVE = 'modules/archive.bicep';
const policy = (name: string) => new RegExp(`resource ${name} [^]*?\\n\\}\\n`);

describe('an archive is rejected', () => {
  test.each<[string, string | RegExp, string, string]>([
    ['without a policy for the seals', policy('sealsPolicy'), '', 'seals has no immutability policy'],
    [
      'without a policy for the activity log',
      policy('activityLogPolicy'),
      '',
      'activityLog has no immutability policy',
    ],
    [
      'with a shorter period',
      'Days: portal.recordDays',
      'Days: 365',
      'sealsPolicy must last portal.recordDays',
    ],
    [
      'when seals may be appended to',
      'Writes: false',
      'Writes: true',
      'sealsPolicy must say allowProtectedAppendWrites: false',
    ],
    [
      'when Azure Monitor may not append',
      'Writes: true',
      'Writes: false',
      'activityLogPolicy must say allowProtectedAppendWrites: true',
    ],
    [
      'with a shorter period from elsewhere',
      'Days: portal.recordDays',
      'Days: softDeleteDays',
      'sealsPolicy must last portal.recordDays',
    ],
    [
      'with other containers in its account',
      "resource seals '",
      "resource others 'Microsoft.Storage/storageAccounts/blobServices/containers@2025-01-01' = [for name in portal.blobContainers: {\n  parent: blobs\n  name: name\n}]\n\nresource seals '",
      'a separate storage account',
    ],
    ['when a locked policy is written again', ' = if (!policiesLocked) {', ' = {', 'which Azure rejects'],
    [
      'when a template locks a policy',
      'isVersioningEnabled',
      "state: 'Locked'\n    is",
      'only npm run seals may do',
    ],
    [
      'without the container of the activity log',
      "name: 'insights-activity-logs'",
      "name: 'activity'",
      'does not create insights-activity-logs',
    ],
    [
      'without the container of the seals',
      'name: portal.sealsContainer',
      "name: 'seals'",
      'container of the seals',
    ],
    [
      'with a second account in its file',
      'resource blobs',
      "resource more 'Microsoft.Storage/storageAccounts@2025-01-01' = {}\n\nresource blobs",
      'a separate storage account',
    ],
  ])('%s', async (_, part, other, what) => {
    expect(await faultsAfter(ARCHIVE, part, other)).toEqual(fault(what));
  });

  test('when it is the account for files', async () => {
    const archive = textOf(ARCHIVE);
    const [seals, outputs] = [archive.indexOf('resource seals '), archive.indexOf('output ')];
    const moved = new Map(templates)
      .set('modules/storage.bicep', `${textOf('modules/storage.bicep')}\n${archive.slice(seals, outputs)}`)
      .set(ARCHIVE, archive.slice(0, seals) + archive.slice(outputs));
    expect(await complianceFaults({ templates: moved, json })).toContainEqual(
      expect.stringContaining('a separate storage account'),
    );
    const blobContainers = [...portal.blobContainers, portal.sealsContainer];
    expect(await withPortal({ blobContainers })).toContainEqual(
      expect.stringContaining('is in the account for files'),
    );
  });
});

describe('access logs are rejected', () => {
  test.each<[string, string, string | RegExp, string, string]>([
    ...[
      ['secrets', 'secrets.vault does not send AuditEvent'],
      ['data', 'data.account does not send ControlPlaneRequests'],
      ['storage', 'storage.blobs does not send StorageRead'],
    ].map(([module, what]): [string, string, RegExp, string, string] => [
      `if ${module} sends none`,
      `modules/${module}.bicep`,
      policy('accessLogs'),
      '',
      what!,
    ]),
    [
      'if a category is missing',
      'modules/data.bicep',
      /\n {6}\{ category: 'DataPlaneRequests', enabled: true \}(?![^]*DataPlaneRequests)/,
      '',
      'data.account does not send DataPlaneRequests',
    ],
    [
      'if they go to another account',
      'modules/secrets.bicep',
      'storageAccountId: archiveId',
      'storageAccountId: vault.id',
      'secrets.vault does not send AuditEvent',
    ],
    [
      'without policies',
      ARCHIVE,
      /resource accessLogPolicies [^]*?\n\]\n/,
      '',
      'accessLogs has no immutability policy',
    ],
    [
      'without containers, which Azure would create without a policy',
      ARCHIVE,
      /resource accessLogs [^]*?\n\]\n/,
      '',
      'no template creates insights-logs-auditevent',
    ],
    [
      'with a shorter period',
      ARCHIVE,
      /(accessLogPolicies [^]*?Days: )portal\.recordDays/,
      '$1softDeleteDays',
      'accessLogPolicies must last portal.recordDays',
    ],
    [
      'when Azure Monitor may not append',
      ARCHIVE,
      /(accessLogPolicies [^]*?Writes: )true/,
      '$1false',
      'accessLogPolicies must say allowProtectedAppendWrites: true',
    ],
  ])('%s', async (_, path, part, other, what) => {
    expect(await faultsAfter(path, part, other)).toContainEqual(expect.stringContaining(what));
  });
});

describe('a retention period is rejected', () => {
  test.each([2190, 2191, 2193])('of %d days', async (recordDays) => {
    expect(await withPortal({ recordDays })).toEqual(fault(`records are kept for ${recordDays} days`));
  });

  test('of the audit trail that is six times 365 days, or missing', async () => {
    for (const defaultTtl of [2190 * 24 * 3600, null]) {
      const containers = portal.containers.map((container) =>
        container.name === 'audit' ? { ...container, defaultTtl } : container,
      );
      expect(await withPortal({ containers })).toEqual(fault('the audit trail is kept for'));
    }
  });

  test.each([
    'const KEPT = 6 * 365 * DAY',
    'immutabilityPeriodSinceCreationInDays: 2190',
    'Kept for 2,190 days.',
    '"defaultTtl": 189216000',
  ])('in a source file: %s', (line) => {
    expect(yearFaults([['some/file.ts', `\n${line}`]])).toEqual(
      fault('some/file.ts:2: six years are calendar years'),
    );
    expect(yearFaults([['some/file.ts', 'Kept for 2,192 days, 6 years, 365 days a year.']])).toEqual([]);
  });
});

describe('prod is rejected', () => {
  test('if its tier has no locks', async () => {
    const { resourceLocks: _, ...tier } = json.get('tiers/prod.json') as Record<string, unknown>;
    expect(await withJson('tiers/prod.json', tier)).toEqual(fault('resourceLocks must be true'));
  });

  test.each<[string, string, string | RegExp, string, string]>([
    ['lockOnCosmos', 'modules/locks.bicep', policy('lockOnCosmos'), '', 'data.account has no resource lock'],
    ['lockOnFiles', 'modules/locks.bicep', policy('lockOnFiles'), '', 'storage.account has no resource lock'],
    [
      'lockOnArchive',
      'modules/locks.bicep',
      /scope: archive\n/,
      'scope: files\n',
      'archive.account has no resource',
    ],
    [
      'lockOnSecrets',
      'main.bicep',
      /vault: secrets\.outputs\.vaultName\n {2}\}\n\}/,
      '}\n}',
      'secrets.vault has no resource',
    ],
    [
      'the condition',
      'main.bicep',
      'if (size.resourceLocks && resourceLocks)',
      'if (false)',
      'is not deployed although the tier requires it',
    ],
    [
      'the check of the deployer’s permission',
      'main.bicep',
      'if (size.resourceLocks && resourceLocks)',
      'if (size.resourceLocks)',
      'where the deployer may not create locks',
    ],
    [
      'the check of the tier',
      'main.bicep',
      'if (size.resourceLocks && resourceLocks)',
      'if (resourceLocks)',
      'although the tier does not require it',
    ],
  ])('without %s', async (_, path, part, other, what) => {
    expect(await faultsAfter(path, part, other)).toEqual(fault(what));
  });

  test('with locks that allow deletion', async () => {
    const faults = await faultsAfter('modules/locks.bicep', "level: 'CanNotDelete'", "level: 'NotSpecified'");
    expect(faults).toHaveLength(4);
    expect(faults[0]).toContain('must prevent deletion');
  });
});
