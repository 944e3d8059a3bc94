import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { endpoints } from '@portal/contract/endpoints.ts';
import { describe, expect, it, test } from 'vitest';
import { accountEmailKinds } from '../api/src/domain/accounts/emails/accountEmailRetry.ts';
import { clientNotifications } from '../api/src/domain/requests/taskSteps.ts';
import { timers } from '../api/src/timers.ts';
import { sourceText } from './infra/templates/sources.ts';
import { root } from './run.ts';

const page = 'docs/decisions/actions.md';

/** Operations that change nothing, although they are no GET. */
const reads: Readonly<Record<string, string>> = {
  'POST /auth/invitation': 'The token is in the body, because addresses are logged.',
  'POST /accountDisclosures': 'The patient is in the body, because addresses are logged.',
  'POST /exportClientRequests': 'Up to 500 IDs do not fit in an address.',
  'POST /findEarlierRequests': 'The patient is in the body, because addresses are logged.',
  'POST /previewDeadlines': 'The rules to preview are in the body.',
  'POST /previewIncidentLetter': 'The text to preview is in the body.',
  'POST /previewLetter': 'The text to preview is in the body.',
  'POST /previewTemplate': 'The text to preview is in the body.',
  'POST /search': 'The text to find is in the body, because addresses are logged.',
  'POST /searchMessages': 'The text to find is in the body, because addresses are logged.',
  'POST /testStripe': 'Asks Stripe.',
};

interface Row {
  readonly names: readonly string[];
  readonly cells: readonly string[];
}

/** The rows of the tables: the names in backticks of the first column, and the text of the others. */
function rowsOf(text: string): Row[] {
  const rows = [...text.matchAll(/^\| (`.*) \|$/gm)].map(([, row]) => row!.split(' | '));
  return rows.map(([first = '', ...cells]) => ({
    names: namesIn(first),
    cells: cells.map((cell) => cell.trim()),
  }));
}

const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

const rows = rowsOf(sourceText(page));
const named = rows.flatMap(({ names }) => names);
const notified = new Set(rows.flatMap(({ cells: [recipients = ''] }) => namesIn(recipients)));

const changing = endpoints
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }) => `${method} /${path}`);

const templates = 'api/src/services/email/templates';
/** Templates of emails that are not notifications to the client. */
const otherTemplates = globSync(`${templates}/**/*Email.ts`, { cwd: root })
  .map((file) => basename(file, '.ts'))
  .filter((name) => !sourceText('api/src/workflows/notifications/notifyClient.ts').includes(`/${name}.ts'`));

describe('the table of actions', () => {
  it('has one row for each operation that is not a read, and for each timer', () => {
    const operations = changing.filter((operation) => !Object.hasOwn(reads, operation));
    expect(named.toSorted()).toEqual([...operations, ...timers.map(({ name }) => name)].sort());
  });

  it('excludes only operations that exist', () => {
    expect(Object.keys(reads).filter((operation) => !changing.includes(operation))).toEqual([]);
  });

  it('says of each who is notified, how it is undone, and where the screen says so', () => {
    expect(rows.filter(({ cells }) => cells.length !== 3 || cells.includes(''))).toEqual([]);
  });

  it('names only emails and text messages that exist', () => {
    const known = [
      ...Object.keys(clientNotifications),
      ...accountEmailKinds,
      ...otherTemplates,
      'phoneCodeSms',
    ];
    expect([...notified].filter((name) => !known.includes(name))).toEqual([]);
  });
});

test('finds templates', () => {
  expect(otherTemplates.length).toBeGreaterThan(8);
});

test.each([...Object.keys(clientNotifications), ...accountEmailKinds, ...otherTemplates])(
  'the table of actions names what sends %s',
  (name) => {
    expect(notified).toContain(name);
  },
);
