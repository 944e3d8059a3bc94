import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EMERGENCY_ACCESS_MINUTES } from '../api/src/domain/audit/portalEvents.ts';
import { timers } from '../api/src/timers.ts';
import { stripeVersion } from '../api/src/services/payments/probeStripe.ts';
import { WEBHOOK_EVENTS } from '../api/src/services/payments/webhookEvents.ts';
import { commands } from './operate/commands.ts';
import { sourceText, textOf } from './infra/templates/sources.ts';
import { root } from './run.ts';

const operations = sourceText('docs/operations.md');
const { scripts } = JSON.parse(sourceText('package.json')) as { scripts: Record<string, string> };
const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found!)),
];

test('every environment value in the runbook is used by templates, outputs or the workflow', () => {
  const known = ['infra/main.parameters.json', 'infra/main.bicep', '.github/workflows/deploy.yml']
    .map(sourceText)
    .join();
  const named = all(operations, /\b((?:PORTAL|AZURE)_[A-Z_]+)/g);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(known))).toEqual([]);
});

test('the runbook explains exactly the existing alerts', () => {
  const alerts = textOf('modules/alerts.bicep');
  const alertNames = [
    ...all(alerts, /^ {4}name: '([\w-]+)'$/gm),
    ...all(alerts, /name: 'alert-([a-z-]+)-\$\{token\}'/g),
    ...timers.map(({ alert }) => alert),
    ...all(textOf('modules/availability.bicep'), /\{ name: '(\w+)', url/g).map(
      (page) => `unreachable-${page}`,
    ),
  ];
  const [, table] = /\n\| alert +\| means[^\n]*\n([^]*?)\n\n/.exec(operations)!;
  const explained = table!.split('\n').flatMap((row) => all(row.split('|')[1]!, /`([\w-]+)`/g));
  expect(explained.toSorted()).toEqual(alertNames.toSorted());
});

test('the runbook registers the webhook for the events of the code', () => {
  const [, list] = /\*\*Webhook\*\*: [^\n]*?, events ([^\n]*?), API version/.exec(operations)!;
  expect(all(list!, /`([\w.]+)`/g).toSorted()).toEqual(WEBHOOK_EVENTS.toSorted());
});

test('the webhook uses the API version of the code', async () => {
  const version = await stripeVersion({ STRIPE_SECRET_KEY: 'sk_test_unused', STRIPE_API_BASE: undefined });
  expect(all(operations, /, API version ([\w.-]*\w)/g)).toEqual([version]);
});

test('an on-demand scan uses the API version of the templates', () => {
  const [, version] = /defenderForStorageSettings@([\d-]+)/.exec(textOf('modules/scanning.bicep'))!;
  expect(all(operations, /(?:startMalwareScan|malwareScans\/latest)\?api-version=([\d-]+)/g)).toEqual([
    version,
  ]);
});

test('the runbook lists every command of npm run operate, with its role and confirmation', () => {
  const [, table] = /\n\| command +\| what it does[^\n]*\n[^\n]*\n([^]*?)\n\n/.exec(operations)!;
  const rows = table!.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(rows).toEqual(
    commands.map(({ name, argument, description, role, confirmation = 'no' }) => [
      `\`${[name, argument].filter(Boolean).join(' ')}\``,
      description,
      `${role.name} on ${role.on}`,
      confirmation,
    ]),
  );
});

test('every operate command in the docs exists', () => {
  const named = ['docs/operations.md', 'README.md', 'docs/decisions/operations/infrastructure.md']
    .map(sourceText)
    .flatMap((text) => all(text, /npm run operate -- ([a-z]+(?: [a-z]+)?)/g));
  expect(named.length).toBeGreaterThan(4);
  const names = commands.map(({ name }) => name);
  expect(named.filter((each) => !names.some((name) => each === name || each.startsWith(`${name} `)))).toEqual(
    [],
  );
});

test('every claim has a verification that exists, and says what only Azure can show', () => {
  const [, table] = /\n\| claim +\| how it is verified[^\n]*\n[^\n]*\n([^]*?)\n\n/.exec(operations)!;
  const rows = table!.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([]);
  const files = rows.flatMap(([, verified]) => all(verified!, /`((?:api|scripts|tests)\/[\w./]+)`/g));
  expect(files.length).toBeGreaterThan(rows.length);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the runbook has the same drill target as the code', () => {
  expect(operations).toContain(`The target is **${EMERGENCY_ACCESS_MINUTES} minutes**`);
  expect(operations).toContain(`with a target of ${EMERGENCY_ACCESS_MINUTES} minutes`);
});

test('the runbook removes every operator role', () => {
  const page = textOf('modules/roles.bicep');
  const assigned = all(page, /resource operatorOn\w+ [^]*?roleDefinitions', role\.(\w+)\)/g);
  expect(assigned.toSorted()).toEqual([
    'blobDataOwner',
    'blobDataReader',
    'keyVaultSecretsUser',
    'queueDataContributor',
  ]);
  const [, query] = /az role assignment list --assignee "\$you"([^\n]*)/.exec(operations)!;
  expect(all(query!, /roleDefinitionName == '([^']+)'/g).toSorted()).toEqual([
    'Key Vault Secrets User',
    'Storage Blob Data Owner',
    'Storage Blob Data Reader',
    'Storage Queue Data Contributor',
  ]);
});

test('every link within the runbook has a target', () => {
  const titles = all(operations, /^#+ (.+)$/gm).map((title) =>
    title
      .toLowerCase()
      .replaceAll(' ', '-')
      .replaceAll(/[^\w-]/g, ''),
  );
  expect(all(operations, /\]\(#([\w-]+)\)/g).filter((anchor) => !titles.includes(anchor))).toEqual([]);
});

describe('the table of safeguards', () => {
  /** Faults of the table in a text: missing lines of 45 CFR 164.312, empty cells, and evidence that does not exist. */
  function faultsOf(text: string): string[] {
    const [, table = ''] = /\n\| § +\| safeguard[^\n]*\n\|[-| ]+\n([^]*?)\n\n/.exec(text) ?? [];
    const rows = table.split('\n').map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    const known = new Set(rows.map(([paragraph]) => paragraph));
    return [
      ...PARAGRAPHS.filter((paragraph) => !known.has(paragraph)).map(
        (paragraph) => `${paragraph} is missing`,
      ),
      ...rows.flatMap(([paragraph, safeguard, how, evidence = '']) => [
        ...(safeguard && how && evidence ? [] : [`${paragraph} has an empty cell`]),
        ...evidenceFaults(evidence).map((fault) => `${paragraph}: ${fault}`),
      ]),
    ];
  }

  function evidenceFaults(evidence: string): string[] {
    let folder = '';
    const named = all(evidence, /`([^`]+)`/g);
    if (named.length === 0) return ['names no code, test or command'];
    return named.flatMap((name) => {
      const [, script] = /^npm run ([\w:]+)( -- [\w ]+)?$/.exec(name) ?? [];
      if (script) return Object.hasOwn(scripts, script) ? [] : [`there is no command ${name}`];
      // A file name without a folder is in the folder of the previous file.
      const path = name.includes('/') ? name : join(folder, name);
      folder = dirname(path);
      return existsSync(join(root, path)) ? [] : [`there is no ${path}`];
    });
  }

  const PARAGRAPHS =
    '(a)(1) (a)(2)(i) (a)(2)(ii) (a)(2)(iii) (a)(2)(iv) (b) (c)(1) (c)(2) (d) (e)(1) (e)(2)(i) (e)(2)(ii)'.split(
      ' ',
    );

  test('covers every line of 164.312 with existing code, tests or procedures', () => {
    expect(faultsOf(operations)).toEqual([]);
  });

  test('is rejected with a missing or empty line, and with unknown code or commands', () => {
    const row = (paragraph: string, text = operations) =>
      text.split('\n').find((line) => line.startsWith(`| ${paragraph} `))!;
    const planted = (paragraph: string, line: string) => faultsOf(operations.replace(row(paragraph), line));
    expect(faultsOf(operations.replace(`${row('(d)')}\n`, ''))).toEqual(['(d) is missing']);
    expect(planted('(b)', '| (b) | Audit controls |  | `npm run audit:verify` |')).toEqual([
      '(b) has an empty cell',
    ]);
    expect(planted('(b)', '| (b) | Audit controls | somehow | trust us |')).toEqual([
      '(b): names no code, test or command',
    ]);
    expect(planted('(b)', '| (b) | Audit controls | so | `tests/none.test.ts`; `npm run nothing` |')).toEqual(
      ['(b): there is no tests/none.test.ts', '(b): there is no command npm run nothing'],
    );
  });
});
