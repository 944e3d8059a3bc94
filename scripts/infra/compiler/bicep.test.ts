// Faults planted in Bicep, to prove the chain from a template to a fault. Skipped where the CLI is not installed; there,
// npm run check says so.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describePortal } from '../describePortal.ts';
import { complianceFaults } from '../faults/complianceFaults.ts';
import { moduleFaults } from '../faults/moduleFaults.ts';
import { valueFaults } from '../faults/valueFaults.ts';
import { readExpansion, type SetName } from '../templates/snapshots.ts';
import { infraDir, templatePaths } from '../templates/sources.ts';
import { installedBicep, lintFaults } from './bicepCli.ts';
import { writeExpansion } from './expand.ts';

const bicep = installedBicep();
const folder = mkdtempSync(join(tmpdir(), 'infra-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Planted = readonly [what: string, path: string, part: string | RegExp, other: string, fault: RegExp];

const PLANTED: readonly Planted[] = [
  [
    'a silence query that never matches',
    'modules/alerts.bicep',
    'query: timer.query',
    "query: '${timer.query} | where false'",
    /prodArchiveLocked: Microsoft\.Insights\/scheduledQueryRules\/alert-outbox-silent: properties\.criteria\.allOf\.0\.query/,
  ],
  [
    'a timer without an alert',
    'modules/alerts.bicep',
    'for timer in portal.timers',
    "for timer in filter(portal.timers, timer => timer.name != 'sealAudit')",
    /prodArchiveLocked: the timer sealAudit has no alert seals-silent/,
  ],
  [
    'a sampler that the host ignores',
    'modules/compute.bicep',
    "'microsoft.fixed_percentage'",
    "'always_on'",
    /devByHand: OTEL_TRACES_SAMPLER is "always_on"/,
  ],
  [
    'a webhook that main does not pass',
    'main.bicep',
    'webhook: alertWebhook',
    "webhook: ''",
    /prodArchiveLocked: Microsoft\.Insights\/actionGroups\/ag: properties\.webhookReceivers is \[\]/,
  ],
  [
    'a vault that main leaves open',
    'main.bicep',
    /(?<=module secrets [^]*?)closed: size\.privateEndpoints/,
    'closed: false',
    /prodArchiveLocked: networkAcls\.defaultAction of Microsoft\.KeyVault\/vaults\/kv is "Allow"/,
  ],
  [
    'a tier whose vault can be purged',
    'tiers/prod.json',
    '"purgeProtected": true',
    '"purgeProtected": false',
    /prodArchiveLocked: enablePurgeProtection of Microsoft.KeyVault\/vaults\/kv is (?:null|undefined)/,
  ],
  [
    'a store without its private endpoint',
    'modules/privateLinks.bicep',
    /.*name: 'vault'.*\n/,
    '',
    /prodArchiveLocked: Microsoft\.KeyVault\/vaults\/kv \(vault\) has no private endpoint/,
  ],
  [
    'an activity log in the account for files',
    'main.bicep',
    /archiveId: archive\.outputs\.accountId(?=\n {2}\}\n\}\n\nmodule host)/,
    'archiveId: storage.outputs.accountId',
    /prodArchiveLocked: the activity log is not sent to the archive/,
  ],
  [
    'role definitions that are created concurrently',
    'modules/roles.bicep',
    /@batchSize\(1\)\n(?=resource cosmosRoleDefinitions)/,
    '',
    /cosmosRoleDefinitions needs a loop with @batchSize\(1\)/,
  ],
  [
    'role assignments that do not wait for definitions',
    'modules/roles.bicep',
    '    dependsOn: [cosmosRoleDefinitions]\n',
    '',
    /grantsOnCosmos must depend on cosmosRoleDefinitions/,
  ],
  [
    'an app that does not wait for its roles',
    'main.bicep',
    'dependsOn: [roles, privateLinks]',
    'dependsOn: [privateLinks]',
    /compute must depend on roles/,
  ],
  [
    'a role on the archive account',
    'modules/roles.bicep',
    "'${archiveAccount}/default/${portal.sealsContainer}'",
    "'${archiveAccount}/default/insights-activity-logs'",
    /prodArchiveLocked: the app may not write to the container audit-seals/,
  ],
  [
    'a role on the vault for the workflow',
    'modules/roles.bicep',
    /(?<=resource deployerOnSecrets [^]*?)if \(deployerIsPerson\)/,
    'if (!empty(deployerPrincipalId))',
    /on Microsoft\.KeyVault\/vaults\/kv gives the workflow a role on data/,
  ],
  [
    'a role that the workflow would assign to operators',
    'modules/roles.bicep',
    /(?<=resource operatorOnFiles [^]*?)if \(!empty\(operatorPrincipalId\)\)/,
    'if (true)',
    /devPipeline: the workflow may not assign .* on Microsoft.Storage\/storageAccounts\/stfiles/,
  ],
  [
    'locks where the deployer may not create them, and where the tier needs none',
    'main.bicep',
    'if (size.resourceLocks && resourceLocks)',
    'if (true)',
    /prodWithoutLocks: .*: the tier needs no lock[^]*devByHand: .*: the tier needs no lock/,
  ],
  [
    'a locked policy that is written again',
    'modules/archive.bicep',
    ' = if (!policiesLocked) {',
    ' = {',
    /prodArchiveLocked: .* which Azure rejects/,
  ],
  [
    'an output that is not used',
    'modules/mail.bicep',
    /$/,
    "\noutput more string = 'x'\n",
    /module mail: its output more is not used/,
  ],
];

/** The sets that the faults name. The others keep their snapshots. */
const CHANGED: readonly SetName[] = ['prodArchiveLocked', 'prodWithoutLocks', 'devByHand', 'devPipeline'];

describe.skipIf(bicep === null)('a fault in Bicep reaches the check', () => {
  let faults = '';
  // Together, because the CLI takes seconds for each set.
  beforeAll(() => {
    cpSync(infraDir, folder, { recursive: true });
    // The linter would refuse some of them before.
    rmSync(join(folder, 'bicepconfig.json'));
    for (const [what, path, part, other] of PLANTED) {
      const text = readFileSync(join(folder, path), 'utf8');
      const changed = text.replace(part, () => other);
      if (changed === text) throw new Error(`${what}: ${path} has no ${part}`);
      writeFileSync(join(folder, path), changed);
    }
    writeExpansion(bicep!, folder, CHANGED);
    const expansion = readExpansion(join(folder, 'snapshots'));
    const portal = describePortal();
    const texts = new Map(templatePaths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
    faults = [
      ...valueFaults(expansion, portal),
      ...complianceFaults(expansion, portal),
      ...moduleFaults(expansion.main, texts),
    ].join('\n');
  }, 600_000);

  test.each(PLANTED)('%s', (_, _path, _part, _other, fault) => {
    expect(faults).toMatch(fault);
  });
});

/** The lines of a template with a fault each, and what the compiler says of it. */
const LINES: readonly (readonly [line: string, fault: RegExp])[] = [
  ['output undeclared string = b', /BCP057/],
  ["output insideText string = 'x${b}'", /BCP057/],
  ['output asProperty object = { b: b }', /BCP057/],
  ['output asOwner string = b.c.d', /BCP057/],
  ['var loop = [for x in [1]: x]', /^$/],
  ['output outsideLoop array = union(loop, x)', /BCP057/],
  ['output outsideLambda array = union(map([1], y => y), y)', /BCP057/],
  ['output ofOutput string = undeclared', /BCP057|BCP058/],
  ["output noFunction string = toUper('a')", /BCP082|BCP057/],
  ["@describe('a')", /BCP082|BCP057/],
  ['param twice string', /BCP028/],
  ['param twice string', /BCP028/],
  ['param same int', /BCP028/],
  ['var same = 1', /BCP028/],
  ['param unused string', /no-unused-params/],
  ['var unusedVariable = 1', /no-unused-vars/],
  ['var onlyKey = 1', /no-unused-vars/],
  ['output key object = { onlyKey: 1 }', /^$/],
  ['param owner object', /^$/],
  ['var onlyMember = 1', /no-unused-vars/],
  ['output member int = owner.onlyMember', /^$/],
  [
    "resource unusedResource 'Microsoft.Storage/storageAccounts@2025-01-01' existing = { name: 'a' }",
    /no-unused-existing-resources/,
  ],
  ["resource outer 'Microsoft.Storage/storageAccounts@2025-01-01' existing = { name: 'outer' }", /^$/],
  ['output missingInner string = outer::gone.id', /BCP159|BCP057|BCP158/],
  ["module gone 'gone.bicep' = {}", /BCP091/],
  ["module other 'other.bicep' = { params: { size: 1, length: 1 } }", /BCP037/],
  ["module lacking 'other.bicep' = { name: 'lacking', params: {} }", /BCP035/],
  ['output missingOutput string = other.outputs.name', /BCP053/],
  ["var noJson = loadJsonContent('size.json')", /BCP091/],
  ["var sizes = loadJsonContent('sizes.json')", /^$/],
  ['output noMember int = sizes.tiny + noJson', /BCP053/],
];
const SYNTAX: readonly string[] = [
  'var a = {\n  b: 1\n',
  "output a string = 'x\n",
  "resource a = { name: 'a' }\n",
  'output a bool = true ? 1 :\n',
];

describe.skipIf(bicep === null)('the compiler refuses', () => {
  let faults: string[] = [];
  beforeAll(() => {
    const infra = join(folder, 'compiled/infra');
    mkdirSync(infra, { recursive: true });
    cpSync(join(infraDir, 'bicepconfig.json'), join(infra, 'bicepconfig.json'));
    writeFileSync(join(infra, 'main.bicep'), LINES.map(([line]) => `${line}\n`).join(''));
    writeFileSync(join(infra, 'other.bicep'), 'param size int\noutput id int = size\n');
    writeFileSync(join(infra, 'sizes.json'), '{ "small": 1 }');
    SYNTAX.forEach((text, index) => writeFileSync(join(infra, `syntax${index}.bicep`), text));
    const modules = SYNTAX.map((_, index) => `module m${index} 'syntax${index}.bicep' = {}\n`);
    writeFileSync(join(infra, 'syntax.bicep'), modules.join(''));
    faults = ['main.bicep', 'syntax.bicep'].flatMap((path) => lintFaults(bicep!, path, infra));
  }, 120_000);

  test.each(LINES.map(([line, fault], index) => [line, index + 1, fault] as const))(
    '%s',
    (_, line, fault) => {
      const ofLine = faults.filter((each) => each.startsWith(`main.bicep:${line}: `));
      expect(ofLine.join('\n')).toMatch(fault);
    },
  );

  test.each(SYNTAX.map((text, index) => [text, `syntax${index}.bicep:`] as const))('%j', (_, path) => {
    expect(faults.filter((each) => each.startsWith(path))).not.toEqual([]);
  });
});
