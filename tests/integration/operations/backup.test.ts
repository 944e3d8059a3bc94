import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { replaceVerificationCode } from '@portal/contract/requests/endpoints/verificationCode.ts';
import { authHeaders, signUpPerson } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { verifyAudit } from '../../support/operations/auditTrail.ts';
import { freeze, sweepOutbox } from '../../support/portal/controls.ts';
import { aRequestDocument } from '../../support/requests/listedRequests.ts';
import { blobServiceOf, KILLS, runBackupScript, runWithKills } from '../../support/operations/backup.ts';
import { randomRows } from '../../support/requests/randomRows.ts';
import { reconcileNow } from '../../support/payments/reconciliation.ts';
import { seedList } from '../../support/requests/seededList.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { hashStoredData } from '../../support/operations/hashStoredData.ts';
import { containerOf, pendingTasksOf } from '../../support/portal/stores.ts';

const REQUESTS = 300;
const BOOKKEEPING_IDS = new Set(['outbox-sweep', 'email-delay', 'reconciliation', 'transaction-copy']);
const stateFolders = resolve(import.meta.dirname, '../../../.test');

let source: Portal;
let thawSource: () => void;
let target: Portal | undefined;
let thawTarget: () => void;
let folder: string;
let replaced: Awaited<ReturnType<typeof replacedCode>>;

/** An order whose verification code was replaced, with both codes. */
async function replacedCode(portal: Portal) {
  const client = await signUpPerson(portal);
  const { requestId, orderId, verificationCode: oldCode } = await submitForClient(portal, client);
  await dataOf(portal.api, replaceVerificationCode, {
    headers: authHeaders(client),
    body: { requestId, key: randomUUID() },
  });
  const newCode = await eventually('the new code', async () => {
    const texts = (await emailsAbout(portal, orderId)).map(({ text }) => text).join('\n');
    return [...texts.matchAll(/Verification code: (\S+)/g)].find(([, code]) => code !== oldCode)?.[1];
  });
  await eventually(
    'the end of its tasks',
    async () => (await pendingTasksOf(portal, requestId)).length === 0,
  );
  return { requestId, orderId, oldCode, newCode };
}

/** What a packet of a request is assembled from: a source, the order of its pages, a packet, and prepared pages. */
async function storeAssembly(portal: Portal, requestId: string): Promise<void> {
  const requests = await containerOf(portal, 'requests');
  await requests.items.create({
    id: 'assembly',
    requestId,
    type: 'assembly',
    sources: [],
    packets: [],
    people: {},
  });
  const blobs = blobServiceOf(portal);
  const store = (container: string, name: string) =>
    blobs.getContainerClient(container).getBlockBlobClient(name).uploadData(Buffer.from(name));
  for (const name of ['src_1', 'recipe/current', 'recipe/7', 'packet/p1', 'packet/p1.vol2'])
    await store('sources', `${requestId}/${name}`);
  await store('pieces', `${requestId}/src_1/0.pdf`);
}

beforeAll(async () => {
  source = await startPortal({ seed: 'demo' });
  const rows = randomRows({ count: REQUESTS, months: ['2025-03', '2025-04'] });
  await seedList(source, rows);
  const requests = await containerOf(source, 'requests');
  await Promise.all(rows.map((row) => requests.items.create(aRequestDocument({ ...row, seq: 1 }))));
  replaced = await replacedCode(source);
  await storeAssembly(source, replaced.requestId);
  // Only the stores keep running, so that only tests change the compared data.
  thawSource = await freeze(source, 'api');
});
afterAll(async () => {
  thawSource();
  if (target) thawTarget();
  await Promise.all([source.stop(), target?.stop()]);
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** An empty portal with the secrets of the source and a frozen API. The tests share it; it is emptied for each. */
async function emptyPortal(): Promise<Portal> {
  if (target) {
    await empty(target);
    return target;
  }
  const dir = await mkdtemp(join(stateFolders, 'portal-'));
  await copyFile(join(source.dir, 'secrets.json'), join(dir, 'secrets.json'));
  target = await startPortal({ seed: 'none', dir });
  // The first call to the stores creates the containers.
  await fetch(new URL('/api/health', target.site));
  // A portal with only these bookkeeping documents counts as empty.
  await sweepOutbox(target);
  await reconcileNow(target);
  thawTarget = await freeze(target, 'api');
  return target;
}

/** Deletes everything from a portal except its bookkeeping documents. */
async function empty(portal: Portal): Promise<void> {
  for (const name of ['requests', 'views', 'accounts', 'config', 'audit'] as const) {
    const container = await containerOf(portal, name);
    const { resource: definition } = await container.read();
    const { resources } = await container.items.readAll().fetchAll();
    const bookkeeping = resources.filter(({ id }) => BOOKKEEPING_IDS.has(String(id)));
    await container.delete();
    const { id, partitionKey, indexingPolicy, defaultTtl } = definition!;
    const { container: recreated } = await container.database.containers.create({
      id,
      ...(partitionKey && { partitionKey }),
      ...(indexingPolicy && { indexingPolicy }),
      ...(defaultTtl !== undefined && { defaultTtl }),
    });
    for (const document of bookkeeping) await recreated.items.create(document);
  }
  const blobs = blobServiceOf(portal);
  for await (const { name } of blobs.listContainers()) {
    const container = blobs.getContainerClient(name);
    for await (const blob of container.listBlobsFlat()) await container.deleteBlob(blob.name);
  }
}

interface StoredUpload {
  readonly fileId: string;
  readonly requestId: string;
  readonly quarantineBlob: string;
  readonly etag: string;
}

async function uploadsOf(portal: Portal): Promise<StoredUpload[]> {
  const requests = await containerOf(portal, 'requests');
  const { resources } = await requests.items
    .query<{ requestId: string; files: Record<string, Omit<StoredUpload, 'requestId'>> }>(
      'SELECT c.requestId, c.files FROM c WHERE c.type = "request"',
    )
    .fetchAll();
  return resources.flatMap(({ requestId, files }) =>
    Object.values(files).map((file) => ({ ...file, requestId })),
  );
}

/** Uploads the files of the source again, as before their scan: the portal deletes them minutes after it. */
async function restoreUploads(): Promise<void> {
  const quarantine = blobServiceOf(source).getContainerClient('quarantine');
  const requests = await containerOf(source, 'requests');
  for (const { requestId, fileId, quarantineBlob } of await uploadsOf(source)) {
    const { etag } = await quarantine.getBlockBlobClient(quarantineBlob).uploadData(Buffer.from('%PDF-1.4'));
    const value = etag ?? '';
    await requests.item('root', requestId).patch([{ op: 'set', path: `/files/${fileId}/etag`, value }]);
  }
}

const backUp = (...args: string[]) => runBackupScript(source, 'backup', [folder, ...args]);

/** The file of the first part of a stream. */
const firstPart = (stream: string) => join(folder, 'streams', stream, '000001.jsonl.gz');

async function corrupt(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes[bytes.length - 1] = bytes.at(-1)! ^ 1;
  await writeFile(file, bytes);
}

describe('a backup and its restore', () => {
  it('lose nothing, encrypted and killed repeatedly', async () => {
    const target = await emptyPortal();
    const passphrase = join(folder, 'passphrase');
    await writeFile(passphrase, 'correct horse battery staple\n');
    const backup = join(folder, 'backup');
    const args = [backup, '--passphrase-file', passphrase];

    const result = await runWithKills(source, 'backup', args);
    expect(result).toMatchObject({ code: 0 });
    expect(result.kills).toBe(KILLS);
    const restored = await runWithKills(target, 'restore', args);
    expect(restored.output).toContain('The restore is complete.');
    expect(restored.kills).toBe(KILLS);

    const before = await hashStoredData(source);
    expect(before.size).toBeGreaterThan(2 * REQUESTS);
    expect(await hashStoredData(target)).toEqual(before);
    expect([...before.keys()].some((key) => key.includes('/recipe/'))).toBe(true);
    const pieces = blobServiceOf(target).getContainerClient('pieces').listBlobsFlat();
    expect((await pieces.next()).done).toBe(true);
    expect(await verifyAudit(target)).toMatchObject({ code: 0 });

    thawTarget();
    const { requestId, orderId, oldCode, newCode } = replaced;
    const open = (verificationCode: string) =>
      callApi(target.api, getRequestStatus, {
        headers: randomIpHeader(),
        query: { orderId, verificationCode },
      });
    expect(await open(newCode)).toMatchObject({ status: 200, data: { _id: requestId } });
    expect(await open(oldCode)).toMatchObject({ status: 404 });
    thawTarget = await freeze(target, 'api');

    const files = await readdir(backup, { recursive: true, withFileTypes: true });
    for (const entry of files) {
      const path = join(entry.parentPath, entry.name);
      expect([entry.name, (await stat(path)).mode & 0o777]).toEqual([
        entry.name,
        entry.isDirectory() ? 0o700 : 0o600,
      ]);
      const isReadable = entry.isFile() && (await readFile(path)).includes('ORD-1000');
      expect(isReadable).toBe(false);
    }
  }, 300_000);

  it(
    'update the etags of uploads to those in the new store, even after an interrupted restore',
    { tags: ['full'] },
    async () => {
      const target = await emptyPortal();
      await restoreUploads();
      await backUp();
      const killed = await runBackupScript(target, 'restore', [folder], { killAfterLines: 4 });
      expect(killed.output).toContain('blobs-quarantine: done');
      expect(killed.output).not.toContain('cosmos-requests: done');
      expect(await runBackupScript(target, 'restore', [folder])).toMatchObject({ code: 0 });
      const quarantine = blobServiceOf(target).getContainerClient('quarantine');
      const uploads = await uploadsOf(target);
      expect(uploads.length).toBeGreaterThan(5);
      for (const { quarantineBlob, etag } of uploads) {
        expect((await quarantine.getBlobClient(quarantineBlob).getProperties()).etag).toBe(etag);
      }
    },
  );

  it('include changes made while the backup was interrupted', async () => {
    const target = await emptyPortal();
    const accounts = await containerOf(source, 'accounts');
    const [early, late] = ['user|backup-early', 'user|backup-late'];
    await accounts.items.create({ id: early, says: 'first' });
    expect(await runBackupScript(source, 'backup', [folder], { killAfterLines: 6 })).toMatchObject({
      code: null,
    });
    await accounts.items.upsert({ id: early, says: 'second' });
    await accounts.items.create({ id: late, says: 'new' });
    expect((await backUp()).output).toContain('cosmos-accounts: ');
    expect(await runBackupScript(target, 'restore', [folder])).toMatchObject({ code: 0 });
    const restored = await containerOf(target, 'accounts');
    expect((await restored.item(early, early).read()).resource).toMatchObject({ says: 'second' });
    expect((await restored.item(late, late).read()).resource).toMatchObject({ says: 'new' });
  });

  it('keep the remaining time to live, and leave out temporary data', { tags: ['full'] }, async () => {
    const target = await emptyPortal();
    const accounts = await containerOf(source, 'accounts');
    const { resource } = await accounts.items.create({ id: 'draft|backup', ttl: 5000 });
    await accounts.items.create({ id: 'draft|backup-short', ttl: 1 });
    await accounts.items.create({ id: 'session|backup', ttl: 5000 });
    await backUp();
    await runBackupScript(target, 'restore', [folder]);
    const restored = await containerOf(target, 'accounts');
    const draft = (await restored.item('draft|backup', 'draft|backup').read<{ ttl: number; _ts: number }>())
      .resource!;
    expect(draft._ts + draft.ttl).toBeGreaterThanOrEqual(resource!._ts + 5000);
    expect(draft._ts + draft.ttl).toBeLessThanOrEqual(resource!._ts + 5001);
    expect(draft.ttl).toBeLessThanOrEqual(5000);
    expect((await restored.item('session|backup', 'session|backup').read()).resource).toBeUndefined();
  });
});

describe('a restore into a store with data', { tags: ['full'] }, () => {
  it('is refused, or with --into-existing adds missing data and keeps existing data', async () => {
    const target = await emptyPortal();
    const notes = await (await containerOf(target, 'accounts')).items.readAll().fetchAll();
    // Which of them exist depends on what happened before: 'email-delay' appears with the first email that waits.
    expect(notes.resources.filter(({ id }) => !BOOKKEEPING_IDS.has(id!))).toEqual([]);
    await backUp();
    const config = await containerOf(target, 'config');
    await config.items.create({ id: 'facilities', theirs: true });
    const documents = blobServiceOf(target).getContainerClient('documents');
    const blobs = blobServiceOf(source).getContainerClient('documents').listBlobsFlat();
    const { value: first } = (await blobs.next()) as { value: { name: string } };
    await documents.getBlockBlobClient(first.name).uploadData(Buffer.from('theirs'));

    const refused = await runBackupScript(target, 'restore', [folder]);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('The store is not empty (cosmos-config, blobs-documents)');
    expect((await hashStoredData(target)).size).toBe(2);

    const added = await runBackupScript(target, 'restore', [folder, '--into-existing']);
    expect(added.code).toBe(1);
    expect(added.output).toContain('Already present, different from the backup, and not changed: 2');
    expect(added.output).toMatch(/cosmos-config facilities: .*\btheirs\b/);
    expect(added.output).toMatch(new RegExp(`blobs-documents ${first.name}: content`));
    expect(added.output).not.toContain('DIFFERENT from the backup');
    expect((await config.item('facilities', 'facilities').read()).resource).toMatchObject({ theirs: true });
    expect((await documents.getBlobClient(first.name).downloadToBuffer()).toString()).toBe('theirs');
    const [before, after] = [await hashStoredData(source), await hashStoredData(target)];
    const differing = [...before].filter(([key, hash]) => after.get(key) !== hash).map(([key]) => key);
    expect(differing).toHaveLength(2);
  });
});

describe('blob headers, metadata and tags', { tags: ['full'] }, () => {
  const facts = {
    blobHTTPHeaders: {
      blobContentType: 'application/pdf',
      blobContentDisposition: 'attachment; filename="kept.pdf"',
      blobContentEncoding: 'identity',
      blobContentLanguage: 'es',
      blobCacheControl: 'no-store',
    },
    metadata: { PageCount: '3' },
    tags: { kept: 'yes' },
  };
  const content = Buffer.from('the same bytes');
  const blobIn = (portal: Portal, name: string) =>
    blobServiceOf(portal).getContainerClient('documents').getBlockBlobClient(name);

  it('are restored, and differences are reported', async () => {
    const target = await emptyPortal();
    const [unchanged, changed] = [`facts/${randomUUID()}`, `facts/${randomUUID()}`];
    for (const name of [unchanged, changed]) await blobIn(source, name).uploadData(content, facts);
    onTestFinished(async () => {
      for (const name of [unchanged, changed]) await blobIn(source, name).deleteIfExists();
    });
    const result = await backUp();
    expect(result.output).toMatch(/^Excluded: sessions; .*messages in queues/m);
    await blobServiceOf(target).getContainerClient('documents').createIfNotExists();
    await blobIn(target, changed).uploadData(content, {
      blobHTTPHeaders: { ...facts.blobHTTPHeaders, blobCacheControl: 'public', blobContentLanguage: 'fr' },
      metadata: { PageCount: '4' },
      tags: {},
    });
    const restored = await runBackupScript(target, 'restore', [folder, '--into-existing']);
    expect(restored.code).toBe(1);
    expect(restored.output).toContain('and not changed: 1');
    expect(restored.output).toContain(
      `blobs-documents ${changed}: contentLanguage, cacheControl, metadata, tags`,
    );
    expect(restored.output).not.toContain('DIFFERENT from the backup');
    const found = await blobIn(target, unchanged).getProperties();
    expect(found).toMatchObject({
      contentType: 'application/pdf',
      contentDisposition: 'attachment; filename="kept.pdf"',
      contentEncoding: 'identity',
      contentLanguage: 'es',
      cacheControl: 'no-store',
      metadata: { pagecount: '3' },
    });
    expect((await blobIn(target, unchanged).getTags()).tags).toEqual({ kept: 'yes' });
  });
});

describe('a backup is refused', () => {
  it('if a part was changed, before anything is written', async () => {
    const target = await emptyPortal();
    await backUp();
    await corrupt(firstPart('cosmos-views'));
    const refused = await runBackupScript(target, 'restore', [folder]);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toContain('cosmos-views/000001.jsonl.gz does not match its hash');
    expect((await hashStoredData(target)).size).toBe(0);
    await rm(firstPart('cosmos-views'));
    expect((await runBackupScript(target, 'restore', [folder])).output).toContain('is missing');
  });

  it(
    'if the content of a document was changed, and continues when it is repaired',
    { tags: ['full'] },
    async () => {
      const target = await emptyPortal();
      await backUp();
      const [one] = (await readdir(join(folder, 'content'), { recursive: true })).filter((name) =>
        name.includes('/'),
      );
      const file = join(folder, 'content', one!);
      await corrupt(file);
      expect((await runBackupScript(target, 'restore', [folder])).output).toContain(
        'does not match its hash',
      );
      await corrupt(file);
      expect((await runBackupScript(target, 'restore', [folder])).output).toContain(
        'The restore is complete.',
      );
    },
  );

  it(
    'if the restore of another backup is unfinished, which --into-existing overrides',
    { tags: ['full'], timeout: 120_000 },
    async () => {
      const target = await emptyPortal();
      const [damaged, good] = [join(folder, 'damaged'), join(folder, 'good')];
      await runBackupScript(source, 'backup', [damaged]);
      await (await containerOf(source, 'accounts')).items.create({ id: 'user|backup-between', says: 'new' });
      await runBackupScript(source, 'backup', [good]);
      // The last file, so that others are already in the store.
      const part = join(damaged, 'streams', 'blobs-documents', '000001.jsonl.gz');
      const files = gunzipSync(await readFile(part))
        .toString()
        .matchAll(/"file":"([^"]+)"/g);
      const file = [...files].at(-1)![1]!;
      await corrupt(join(damaged, file));

      const failed = await runBackupScript(target, 'restore', [damaged]);
      expect(failed).toMatchObject({ code: 1 });
      expect(failed.output).toContain(
        `${file} does not match its hash. It was changed after it was written.`,
      );
      expect(failed.output).toContain(
        'This restore is not complete, and the store may contain part of the backup.',
      );
      const { sha256 } = JSON.parse(await readFile(join(damaged, 'manifest.json'), 'utf8')) as {
        sha256: string;
      };
      const refused = await runBackupScript(target, 'restore', [good]);
      expect(refused).toMatchObject({ code: 1 });
      expect(refused.output).toContain('because a restore of another backup is unfinished');
      expect(refused.output).toContain(sha256);

      const added = await runBackupScript(target, 'restore', [good, '--into-existing']);
      expect(added).toMatchObject({ code: 0 });
      expect(added.output).toContain('The restore is complete.');
      expect(await hashStoredData(target)).toEqual(await hashStoredData(source));
      const again = await runBackupScript(target, 'restore', [damaged]);
      expect(again.output).toContain('The store is not empty (');
      expect(again.output).not.toContain('is unfinished');
    },
  );

  it(
    'if it is already complete, incomplete, encrypted, or from a portal with another pepper',
    { tags: ['full'] },
    async () => {
      const target = await emptyPortal();
      await runBackupScript(source, 'backup', [folder], { killAfterLines: 4 });
      expect((await runBackupScript(target, 'restore', [folder])).output).toContain(
        'contains no complete backup',
      );
      await backUp();
      expect((await backUp()).output).toContain('already contains a complete backup');
      const passphrase = join(folder, 'passphrase');
      await writeFile(passphrase, 'correct horse battery staple');
      const locked = join(folder, 'locked');
      await runBackupScript(source, 'backup', [locked, '--passphrase-file', passphrase]);
      expect((await runBackupScript(target, 'restore', [locked])).output).toContain(
        'This backup is encrypted',
      );
      await writeFile(passphrase, 'another horse battery staple');
      expect(
        (await runBackupScript(target, 'restore', [locked, '--passphrase-file', passphrase])).output,
      ).toContain('wrong passphrase');
      const env = { CODE_PEPPER: 'B'.repeat(43) };
      expect((await runBackupScript(target, 'restore', [folder], { env })).output).toContain(
        'another CODE_PEPPER',
      );
      expect((await hashStoredData(target)).size).toBe(0);
    },
  );
});
