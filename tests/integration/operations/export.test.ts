import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpPerson } from '../../support/accounts/accounts.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { toSortedJson, trailEntries, verifyAudit } from '../../support/operations/auditTrail.ts';
import { blobServiceOf, runBackupScript } from '../../support/operations/backup.ts';
import { freeze, sealAudit } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { containerOf, pendingTasksOf, secretsOf } from '../../support/portal/stores.ts';

const HOSTILE = '../../../up/\u202Efdp.\u0007\n"x".pdf';

/** Documents that belong in no export, by id or type. Any other document must be in it, so that a new kind is decided. */
const LEFT_OUT = {
  accounts:
    /^((session|rate|attempts|phone-code|oauth|reset|invitation|address|draft|unfinished|unfinished-list|order|intent|identity|uploads|upload-key|upload-claim|announced|sent-email|bounces|restore|lease|work|presence)\||(admins|outbox-sweep|reconciliation|transaction-copy|operator-runs|email-delay|delivery-reports)$)/,
  requests: /^(task|bundle|bulk-action|bulk-rows|idempotency|staff-notice|head)$/,
  config: /^(pepper-fingerprint|setup-sample|row-renewal-search|deadline-move|report-filling)$/,
} as const;

/** Fields that open something, or that mean nothing outside the store. */
const LEFT_OUT_FIELDS = new Set([
  'addressKey',
  'draftId',
  'accountVerifications',
  'verificationUrl',
  'quarantineBlob',
  'etag',
  'passwordHash',
  'twoStep',
  'twoStepPending',
  'invitationId',
  'identities',
  'terms',
  'contentHash',
  'schemaVersion',
  'id',
  'type',
]);

let portal: Portal;
let thaw: () => void;
let submitted: Awaited<ReturnType<typeof submitForClient>>;
let folder: string;

beforeAll(async () => {
  portal = await startPortal({ seed: 'demo' });
  const client = await signUpPerson(portal);
  submitted = await submitForClient(portal, client);
  const { requestId } = submitted;
  await eventually(
    'the end of its tasks',
    async () => (await pendingTasksOf(portal, requestId)).length === 0,
  );
  await sealAudit(portal);
  thaw = await freeze(portal, 'api');
});
afterAll(async () => {
  thaw();
  await portal.stop();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
});
afterEach(() => rm(folder, { recursive: true }));

type Document = Record<string, unknown>;

async function stored(name: 'requests' | 'views' | 'accounts' | 'config' | 'audit'): Promise<Document[]> {
  const container = await containerOf(portal, name);
  return (await container.items.query<Document>('SELECT * FROM c').fetchAll()).resources;
}

/** The values of a document at any depth, without fields that are left out, and those that only say how the portal stores it. */
function valuesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return value === null || value === '' ? [] : [value];
  return Object.entries(value)
    .filter(
      ([name]) =>
        Array.isArray(value) || !(LEFT_OUT_FIELDS.has(name) || /^_|^(ttl|seq|changeId)$/.test(name)),
    )
    .flatMap(([, each]) => valuesOf(each));
}

function expectContained(document: Document, exported: unknown): void {
  const known = new Set(valuesOf(exported));
  expect([document['id'], valuesOf(document).filter((value) => !known.has(value))]).toEqual([
    document['id'],
    [],
  ]);
}

async function filesIn(path: string): Promise<string[]> {
  const found = await readdir(path, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1));
}

const read = (path: string, name: string) => readFile(join(path, name), 'utf8');
const linesOf = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Document);

const verifySums = (path: string) =>
  promisify(execFile)('sha256sum', ['--check', '--quiet', '--strict', 'SHA256SUMS'], { cwd: path });

const starts = async (kind: string) =>
  (await trailEntries(portal)).filter((entry) => entry.kind === kind).map(({ details }) => details);

/** Gives a stored document of a request a hostile name. Returns its id. */
async function renameFile(): Promise<string> {
  const requests = await containerOf(portal, 'requests');
  const document = (await stored('requests')).find(
    ({ id, files }) =>
      id === 'root' && Object.values(files as Record<string, Document>).some(({ scan }) => scan === 'clean'),
  )!;
  const [fileId] = Object.entries(document['files'] as Record<string, Document>).find(
    ([, { scan }]) => scan === 'clean',
  )!;
  const path = `/files/${fileId}/originalName`;
  await requests.item('root', String(document['requestId'])).patch([{ op: 'set', path, value: HOSTILE }]);
  return fileId;
}

describe('an export', () => {
  it('has everything that is stored and no secret, even after interruptions', async () => {
    await renameFile();
    const before = (await starts('export-started')).length;
    const path = join(folder, 'export');
    // Two lines come before the first container.
    for (const killAfterLines of [3, 5]) {
      const killed = await runBackupScript(portal, 'export', [path], { killAfterLines });
      expect(killed.code).toBeNull();
    }
    const result = await runBackupScript(portal, 'export', [path]);
    expect(result).toMatchObject({ code: 0 });
    expect(result.output).toContain('Continuing the interrupted export.');
    expect(result.output).toMatch(/^Complete after /m);
    await verifySums(path);
    const files = await filesIn(path);

    const requests = new Map<string, unknown>();
    for (const file of files.filter((name) => name.startsWith('requests/'))) {
      const request = JSON.parse(await read(path, file)) as Document;
      requests.set(String(request['requestId']), request);
    }
    const log = linesOf(await read(path, 'disclosure-log.jsonl'));
    for (const document of await stored('requests')) {
      const { type, requestId } = document;
      if (LEFT_OUT.requests.test(String(type)) || requestId === 'req_demo-downloads-of-samples') continue;
      if (requestId === 'disclosures') expectContained(document, log);
      else if (type === 'incident-letter' || type === 'issued-file') continue;
      else expectContained(document, requests.get(String(requestId)));
    }
    expect(requests.size).toBeGreaterThan(5);

    const accounts = ['accounts', 'address-books', 'workspaces'];
    const people = (await Promise.all(accounts.map((list) => read(path, `${list}.jsonl`)))).flatMap(linesOf);
    for (const document of await stored('accounts')) {
      if (LEFT_OUT.accounts.test(String(document['id']))) continue;
      const { sessionEpoch: _, ...rest } = document;
      expectContained(rest, people);
    }

    for (const document of await stored('config')) {
      const id = String(document['id']);
      if (LEFT_OUT.config.test(id)) continue;
      expectContained(document, JSON.parse(await read(path, `configuration/${id}.json`)));
    }

    const trail = files.filter((name) => name.startsWith('audit-trail/'));
    const entries = (await Promise.all(trail.map((name) => read(path, name)))).flatMap(linesOf);
    expect(entries.filter(({ pk }) => pk === 'seal').length).toBeGreaterThan(0);
    expectChained(entries);
    for (const document of await stored('audit')) {
      const { _rid: _1, _self: _2, _etag: _3, _attachments: _4, _ts: _5, ...entry } = document;
      expect(entries).toContainEqual(entry);
    }

    const hashes = new Set((await read(path, 'SHA256SUMS')).split('\n').map((line) => line.slice(0, 64)));
    const blobs = blobServiceOf(portal).getContainerClient('documents');
    let documents = 0;
    for await (const { name } of blobs.listBlobsFlat()) {
      if (name.startsWith('req_demo-downloads-of-samples/')) continue;
      const content = await blobs.getBlobClient(name).downloadToBuffer();
      expect([name, hashes.has(createHash('sha256').update(content).digest('hex'))]).toEqual([name, true]);
      documents += 1;
    }
    expect(documents).toBeGreaterThan(3);
    expect(files.filter((name) => name.startsWith('documents/without a request/'))).toEqual([]);
    expect(files.filter((name) => /[\p{Cc}\p{Cf}"\\]|(^|\/)\.+(\/|$)/u.test(name))).toEqual([]);
    expect(files).toContainEqual(
      expect.stringMatching(/^documents\/\d{4}-\d\d\/[^/]+\/[^/]+\/.*up_fdp.*x.*\.pdf$/),
    );

    await expectNoSecrets(path, files);
    const started = (await starts('export-started')).slice(before);
    expect(started).toContainEqual({ operator: null, isEncrypted: false, isContinued: false });
    expect(started).toContainEqual({ operator: null, isEncrypted: false, isContinued: true });
    expect(await verifyAudit(portal)).toMatchObject({ code: 0 });
  }, 300_000);

  /** The README says how anyone can check the trail. */
  function expectChained(entries: readonly Document[]): void {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    for (const [pk, ofPartition] of Map.groupBy(entries, (entry) => String(entry['pk']))) {
      let before = sha256(`audit trail ${pk}`);
      for (const { hash, ...content } of ofPartition) {
        expect([pk, content['previousHash'], hash]).toEqual([pk, before, sha256(toSortedJson(content))]);
        before = String(hash);
      }
    }
    const hashes = new Set(entries.map(({ hash }) => hash));
    const heads = entries.flatMap(({ heads: sealed }) => (sealed ?? []) as { n: number; hash: string }[]);
    expect(heads.filter(({ n, hash }) => n > 0 && !hashes.has(hash))).toEqual([]);
  }

  /** Values that open something must be nowhere: in no list, no request and no name. */
  async function expectNoSecrets(path: string, files: readonly string[]): Promise<void> {
    const { signingKey, codePepper } = await secretsOf(portal);
    const accounts = await stored('accounts');
    const requestDocuments = (await stored('requests')).filter(({ id }) => id === 'root');
    const ids = accounts.map(({ id }) => String(id));
    const secrets = [
      signingKey,
      codePepper,
      submitted.verificationCode,
      submitted.verificationCode.replace('-', ''),
      ...requestDocuments.map(({ draftId }) => String(draftId)),
      ...accounts.flatMap(({ passwordHash }) => (typeof passwordHash === 'string' ? [passwordHash] : [])),
      ...accounts.flatMap(({ id, requests }) =>
        String(id).startsWith('order|') ? Object.keys(requests as object) : [],
      ),
      ...ids.filter((id) => /^(reset|invitation|address|phone-code|oauth|order|session)\|/.test(id)),
    ];
    expect(secrets.length).toBeGreaterThan(20);
    for (const file of files.filter((name) => !name.startsWith('documents/'))) {
      const text = `${file}\n${await read(path, file)}`;
      expect([file, secrets.filter((secret) => text.includes(secret))]).toEqual([file, []]);
    }
  }

  it('that is encrypted can be read by no one without the passphrase', async () => {
    const passphrase = join(folder, 'passphrase');
    await writeFile(passphrase, 'correct horse battery staple\n');
    const path = join(folder, 'export');
    const { output, code } = await runBackupScript(portal, 'export', [path, '--passphrase-file', passphrase]);
    expect([code, output]).toEqual([0, expect.stringContaining('Complete after')]);
    await verifySums(path);
    for (const file of await filesIn(path)) {
      const text = `${file}\n${await read(path, file)}`;
      expect([file, text.includes(submitted.orderId) || text.includes('Santos')]).toEqual([file, false]);
    }
    const again = await runBackupScript(portal, 'export', [path]);
    expect(again).toMatchObject({ code: 1 });
    expect(again.output).toContain('already contains a complete export');
  });

  it('names a kind of document that it does not know, and fails', async () => {
    const accounts = await containerOf(portal, 'accounts');
    await accounts.items.create({ id: 'new-kind|maria@example.com', token: 'SECRET' });
    try {
      const path = join(folder, 'export');
      const { output, code } = await runBackupScript(portal, 'export', [path]);
      expect(code).toBe(1);
      expect(output).toContain('PROBLEM Unknown kind of document, not exported: accounts: new-kind\n');
      expect(output).not.toContain('maria');
      expect(await read(path, 'README.txt')).toContain('INCOMPLETE');
    } finally {
      await accounts.item('new-kind|maria@example.com', 'new-kind|maria@example.com').delete();
    }
  });
});

it('an export of an empty portal has headings only', async () => {
  const empty = await startPortal({ seed: 'none' });
  try {
    await fetch(new URL('/api/health', empty.site));
    const path = join(folder, 'export');
    const { output, code } = await runBackupScript(empty, 'export', [path]);
    expect([code, output]).toEqual([0, expect.stringContaining('Complete after')]);
    expect(await read(path, 'requests.csv')).toMatch(/^\uFEFFRequest ID,[^\n]*\r\n$/);
    expect((await filesIn(path)).filter((name) => /^(requests|documents)\//.test(name))).toEqual([]);
    await verifySums(path);
  } finally {
    await empty.stop();
  }
});
