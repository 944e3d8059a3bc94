import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Container } from '@azure/cosmos';
import type { ContainerClient } from '@azure/storage-blob';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff } from '../../support/accounts/accounts.ts';
import {
  type TrailEntry,
  forgeEntryAfter,
  trailEntries,
  entriesByPartition,
  verifyAudit,
} from '../../support/operations/auditTrail.ts';
import { requestCalls } from '../../support/api/requestCalls.ts';
import { killApi, sealAudit, sweepOutbox } from '../../support/portal/controls.ts';
import { settingsOf } from '../../support/operations/doctor.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { blobServiceOf } from '../../support/operations/backup.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { containerOf, documentsOf, makeTasksDue } from '../../support/portal/stores.ts';

let portal: Portal;
let audit: Container;
let requests: Container;
let archive: ContainerClient;
/** A partition of a sealed day, with several entries. */
let sealed: readonly TrailEntry[];

beforeAll(async () => {
  portal = await startPortal({ seed: 'demo', faultInjection: true });
  audit = await containerOf(portal, 'audit');
  requests = await containerOf(portal, 'requests');
  archive = blobServiceOf(portal).getContainerClient('audit-seals');
  await sealAudit(portal);
  // Yesterday has no seal in the first minutes of a day.
  const withSeal = new Set(await days());
  const past = [...(await entriesByPartition(portal)).entries()].filter(([pk]) =>
    withSeal.has(pk.slice(0, 10)),
  );
  sealed = past.map(([, entries]) => entries).toSorted((a, b) => b.length - a.length)[0]!;
  if (sealed.length < 3) throw new Error('No sealed partition has enough entries');
});
afterAll(async () => {
  await portal.stop();
});

const put = (entry: object) => audit.items.upsert(entry);
const remove = ({ id, pk }: { id: string; pk: string }) => audit.item(id, pk).delete();

/** Runs the verifier after tampering with the trail, and then restores the trail. */
async function afterTampering(tamper: () => Promise<unknown>, restore: () => Promise<unknown>) {
  await tamper();
  try {
    return await verifyAudit(portal);
  } finally {
    await restore();
  }
}

const days = async () => {
  const names: string[] = [];
  for await (const { name } of archive.listBlobsFlat()) names.push(name.replace('.json', ''));
  return names.toSorted();
};
const copyOf = (day: string) => archive.getBlockBlobClient(`${day}.json`);
const writeCopy = (day: string, text: string) =>
  copyOf(day).uploadData(Buffer.from(text), { blobHTTPHeaders: { blobContentType: 'application/json' } });
const readCopy = async (day: string) => (await copyOf(day).downloadToBuffer()).toString();
const readSeal = async (day: string) =>
  (await audit.item(day, 'seal').read<{ id: string; pk: string; at: string }>()).resource!;

const problem = (pk: string, n: number) => expect.stringContaining(`PROBLEM ${pk} entry ${n} `) as string;

it('accepts the trail that the portal wrote', async () => {
  const { output, code } = await verifyAudit(portal);
  expect(output).toMatch(
    /^Entries: \d+ in \d+ days\nSeals: \d+\. The last one is for \d{4}-\d\d-\d\d, hash \w{64}\n/,
  );
  expect(output).toContain('The audit trail is valid.');
  expect(code).toBe(0);
  const hash = /hash (\w{64})/.exec(output)![1]!;
  expect((await verifyAudit(portal, hash)).code).toBe(0);
  expect(await verifyAudit(portal, 'f'.repeat(64))).toMatchObject({ code: 1 });
});

describe('reports that', () => {
  it('a detail was changed', async () => {
    const entry = sealed[1]!;
    const found = await afterTampering(
      () => put({ ...entry, details: { to: 'cancelled' } }),
      () => put(entry),
    );
    expect(found).toEqual({ code: 1, output: problem(entry.pk, 2) });
  });

  it('a middle entry is missing', async () => {
    const found = await afterTampering(
      () => remove(sealed[1]!),
      () => put(sealed[1]!),
    );
    expect(found).toEqual({ code: 1, output: problem(sealed[1]!.pk, 3) });
  });

  it('the last entry of a sealed day is missing', async () => {
    const last = sealed.at(-1)!;
    const found = await afterTampering(
      () => remove(last),
      () => put(last),
    );
    expect(found).toEqual({ code: 1, output: problem(last.pk, last.n) });
    expect(found.output).toContain('is missing, but the seal of its day names it');
  });

  it('a day is missing, with or without its seal', async () => {
    const day = sealed[0]!.pk.slice(0, 10);
    const ofDay = [...(await entriesByPartition(portal)).values()]
      .flat()
      .filter(({ pk }) => pk.startsWith(day));
    const removeDay = () => Promise.all(ofDay.map(remove));
    const restore = () => Promise.all(ofDay.map(put));
    expect(await afterTampering(removeDay, restore)).toEqual({
      code: 1,
      output: problem(sealed[0]!.pk, sealed.length),
    });

    const seal = (await audit.item(day, 'seal').read<{ id: string; pk: string }>()).resource!;
    const found = await afterTampering(
      () => Promise.all([removeDay(), remove(seal)]),
      () => Promise.all([restore(), put(seal)]),
    );
    expect(found).toMatchObject({ code: 1 });
    expect(found.output).toMatch(/PROBLEM seal \d{4}-\d\d-\d\d (follows|does not have)/);
  });

  it('two entries were swapped', async () => {
    const [first, second] = sealed as [TrailEntry, TrailEntry];
    const found = await afterTampering(
      () => Promise.all([put({ ...second, id: first.id, n: 1 }), put({ ...first, id: second.id, n: 2 })]),
      () => Promise.all([put(first), put(second)]),
    );
    expect(found).toEqual({ code: 1, output: problem(first.pk, 1) });
  });

  it('an entry was inserted without an event, even with a valid hash', async () => {
    const forged = forgeEntryAfter(sealed.at(-1)!, { eventId: 'ev|000099' });
    const found = await afterTampering(
      () => put(forged),
      () => remove(forged),
    );
    expect(found).toEqual({ code: 1, output: problem(forged.pk, forged.n) });
    expect(found.output).toContain('is about an event that its request does not have');
  });

  it('a request’s event was changed or removed', async () => {
    const { requestId, eventId, pk, n } = sealed[0]!;
    const event = (await requests.item(eventId, requestId).read<Record<string, unknown>>()).resource!;
    const restore = () => requests.items.upsert(event);
    const by = { kind: 'staff', id: 'usr_somebody' };
    expect(await afterTampering(() => requests.items.upsert({ ...event, by }), restore)).toEqual({
      code: 1,
      output: problem(pk, n),
    });
    expect(await afterTampering(() => requests.item(eventId, requestId).delete(), restore)).toEqual({
      code: 1,
      output: problem(pk, n),
    });
  });

  it('an event is malformed', async () => {
    const { requestId, eventId } = sealed[0]!;
    const event = (await requests.item(eventId, requestId).read<Record<string, unknown>>()).resource!;
    const found = await afterTampering(
      () => requests.items.upsert({ ...event, by: 7 }),
      () => requests.items.upsert(event),
    );
    expect(found).toMatchObject({ code: 1 });
    expect(found.output).toContain(`PROBLEM ${requestId} contains an invalid event ${eventId}`);
  });

  it('an event was not copied within 15 minutes', async () => {
    const { requestId } = sealed[0]!;
    const written = (minutesAgo: number) => ({
      id: 'ev|000098',
      requestId,
      type: 'event',
      kind: 'edited',
      at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
      by: { kind: 'system', id: null },
      details: {},
    });
    const removeIt = () => requests.item('ev|000098', requestId).delete();
    const old = await afterTampering(() => requests.items.create(written(16)), removeIt);
    expect(old).toMatchObject({ code: 1 });
    expect(old.output).toContain(`lacks ev|000098 (edited) of request ${requestId}`);
    const recentIn = ({ output }: { output: string }) =>
      Number(/^Not checked: events of the last 15 minutes: (\d+)$/m.exec(output)?.[1] ?? 0);
    // Of the demo data, if it is that new.
    const others = recentIn(await verifyAudit(portal));
    const recent = await afterTampering(() => requests.items.create(written(1)), removeIt);
    expect(recent).toMatchObject({ code: 0 });
    expect(recentIn(recent)).toBe(others + 1);
  });
});

describe('the verification with the archive', { tags: ['full'] }, () => {
  let first: string;
  let last: string;
  beforeAll(async () => {
    const all = await days();
    first = all[1]!;
    last = all.at(-1)!;
  });

  it('accepts one copy of each seal; a second run writes none', async () => {
    const { resources } = await audit.items
      .query<string>('SELECT VALUE c.day FROM c WHERE c.pk = "seal"')
      .fetchAll();
    expect(resources.length).toBeGreaterThan(3);
    expect(await days()).toEqual(resources.toSorted());
    const { etag } = await copyOf(last).getProperties();
    await Promise.all([sealAudit(portal), sealAudit(portal)]);
    expect((await copyOf(last).getProperties()).etag).toBe(etag);
    expect((await verifyAudit(portal)).output).toContain(`Seal copies in the archive: ${resources.length}\n`);
  });

  it('reports an altered seal', async () => {
    const seal = await readSeal(first);
    const found = await afterTampering(
      () => put({ ...seal, at: '2020-01-01T00:00:00.000Z' }),
      () => put(seal),
    );
    expect(found.code).toBe(1);
    expect(found.output).toContain(`PROBLEM seal ${first} differs from its copy in the archive\n`);
  });

  it('reports an altered copy', async () => {
    const text = await readCopy(first);
    const found = await afterTampering(
      () => writeCopy(first, text.replace('"ttl":-1', '"ttl":60')),
      () => writeCopy(first, text),
    );
    expect(found).toEqual({
      code: 1,
      output: expect.stringContaining(
        `PROBLEM seal ${first} differs from its copy in the archive\n`,
      ) as string,
    });
  });

  it('reports a missing copy, even after the next run', async () => {
    const text = await readCopy(first);
    const seal = await readSeal(first);
    const found = await afterTampering(
      async () => {
        await copyOf(first).delete();
        await sealAudit(portal);
        // Old enough that its copy must exist.
        await put({ ...seal, at: new Date(Date.parse(seal.at) - 3 * 3_600_000).toISOString() });
      },
      () => Promise.all([writeCopy(first, text), put(seal)]),
    );
    expect(found.code).toBe(1);
    expect(found.output).toContain(`PROBLEM seal ${first} has no copy in the archive\n`);
  });

  it('reports a copy without a seal', async () => {
    const found = await afterTampering(
      () => writeCopy('9999-01-01', '{}'),
      () => copyOf('9999-01-01').delete(),
    );
    expect(found.code).toBe(1);
    expect(found.output).toContain('PROBLEM seal 9999-01-01 is in the archive but not in the audit trail\n');
  });

  it('logs an alert when the last copy differs, and continues', async () => {
    const log = join(portal.dir, 'logs/api.log');
    const alert = `"event":"seal copy differs"`;
    expect(await readFile(log, 'utf8')).not.toContain(alert);
    const text = await readCopy(last);
    await writeCopy(last, '{}');
    await sealAudit(portal);
    await writeCopy(last, text);
    await eventually('the alert', async () =>
      (await readFile(log, 'utf8')).split('\n').some((line) => line.includes(alert) && line.includes(last)),
    );
    expect(await verifyAudit(portal)).toMatchObject({ code: 0 });
  });
});

it('reports that nothing was verified without the archive', async () => {
  const settings = { ...(await settingsOf(portal)), PORTAL_MODE: 'azure', BLOB_CONNECTION_STRING: undefined };
  const { status, stderr } = spawnSync(process.execPath, ['api/dist/audit.js'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Nothing was verified\. The archive unavailable: .*settings:ARCHIVE_BLOB_ENDPOINT\n/,
  );
  expect(stderr).toContain('PORTAL_OPERATOR_ADDRESSES');
  expect(stderr).not.toContain('    at ');
});

it('accepts a duplicate of an event', async () => {
  const duplicatesIn = ({ output }: { readonly output: string }) =>
    Number(/Duplicate entries \(harmless\): (\d+)/.exec(output)?.[1] ?? 0);
  // On a slow machine a task can run twice, which leaves duplicates too.
  const before = duplicatesIn(await verifyAudit(portal));
  const duplicate = forgeEntryAfter(sealed.at(-1)!, {});
  const found = await afterTampering(
    () => put(duplicate),
    () => remove(duplicate),
  );
  expect(found).toMatchObject({ code: 0 });
  expect(duplicatesIn(found)).toBe(before + 1);
});

it('misses no event after the API was killed', async () => {
  const { requestId } = await submitRequest(portal);
  const { revealCode } = requestCalls(portal, await createStaff(portal), requestId);
  const shown = Array.from({ length: 40 }, () => revealCode().catch(() => null));
  await Promise.race(shown);
  await killApi(portal);
  await Promise.all(shown);
  const both = await eventually('an entry for every event', async () => {
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    const events = (await documentsOf(portal, requestId, 'event')).map(({ id }) => String(id));
    const entries = (await trailEntries(portal, requestId)).map(({ eventId }) => eventId);
    return entries.length >= events.length && { events, entries };
  });
  expect([...new Set(both.entries)].toSorted()).toEqual(both.events.toSorted());
  expect(both.events.length).toBeGreaterThan(1);
});

it('passes again once everything is restored, including newer events', async () => {
  const { requestId } = await submitRequest(portal);
  await requestCalls(portal, await createStaff(portal), requestId).changeStatus({ status: 'processing' });
  expect(await verifyAudit(portal)).toMatchObject({ code: 0 });
});
