import { expect, test } from 'vitest';
import { timers } from '../api/src/functions/timers/timers.ts';
import { stripeVersion } from '../api/src/services/payments/reachStripe.ts';
import { WEBHOOK_EVENTS } from '../api/src/services/payments/webhookEvents.ts';
import { sourceText, textOf } from './infra/sources.ts';

const operations = sourceText('docs/operations.md');
const { scripts } = JSON.parse(sourceText('package.json')) as { scripts: Record<string, string> };
const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found!)),
];

test.each(['docs/operations.md', 'README.md'])('every command that %s names is there', (file) => {
  const named = all(sourceText(file), /npm run ([\w:]+)/g);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('every value of an environment is one that templates, outputs or the workflow know', () => {
  const known = ['infra/main.parameters.json', 'infra/main.bicep', '.github/workflows/deploy.yml']
    .map(sourceText)
    .join();
  const named = all(operations, /\b((?:PORTAL|AZURE)_[A-Z_]+)/g);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(known))).toEqual([]);
});

test('every alert is explained, and no other', () => {
  const alerts = textOf('modules/alerts.bicep');
  const made = [
    ...all(alerts, /^ {4}name: '([\w-]+)'$/gm),
    ...all(alerts, /name: 'alert-([a-z-]+)-\$\{token\}'/g),
    ...timers.map(({ alert }) => alert),
    ...all(textOf('modules/availability.bicep'), /\{ name: '(\w+)', url/g).map(
      (page) => `unreachable-${page}`,
    ),
  ];
  const [, table] = /\n\| alert +\| means[^\n]*\n([^]*?)\n\n/.exec(operations)!;
  const explained = table!.split('\n').flatMap((row) => all(row.split('|')[1]!, /`([\w-]+)`/g));
  expect(explained.toSorted()).toEqual(made.toSorted());
});

test('the webhook is registered for what the code needs', () => {
  const [, list] = /\*\*Webhook\*\*: [^\n]*?, events ([^\n]*?), API version/.exec(operations)!;
  expect(all(list!, /`([\w.]+)`/g).toSorted()).toEqual(WEBHOOK_EVENTS.toSorted());
});

test('the webhook is made with the API version that the code reads', async () => {
  const version = await stripeVersion({ STRIPE_SECRET_KEY: 'sk_test_unused', STRIPE_API_BASE: undefined });
  expect(all(operations, /, API version ([\w.-]*\w)/g)).toEqual([version]);
});

test('a scan on demand is asked for in the version of the templates', () => {
  const [, version] = /defenderForStorageSettings@([\d-]+)/.exec(textOf('modules/scanning.bicep'))!;
  expect(all(operations, /(?:startMalwareScan|malwareScans\/latest)\?api-version=([\d-]+)/g)).toEqual([
    version,
  ]);
});

test('every link to a part of the document leads there', () => {
  const titles = all(operations, /^#+ (.+)$/gm).map((title) =>
    title
      .toLowerCase()
      .replaceAll(' ', '-')
      .replaceAll(/[^\w-]/g, ''),
  );
  expect(all(operations, /\]\(#([\w-]+)\)/g).filter((anchor) => !titles.includes(anchor))).toEqual([]);
});
