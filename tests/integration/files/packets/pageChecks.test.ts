import { randomUUID } from 'node:crypto';
import {
  acceptName,
  getPageChecks,
  savePageCheckRules,
  withdrawName,
} from '@portal/contract/packets/checkEndpoints.ts';
import { changeRecipe, checkPacket } from '@portal/contract/packets/endpoints.ts';
import type { RecipeOperation } from '@portal/contract/packets/recipe.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { textPdf } from '../../../support/files/authorizationPdf.ts';
import { blobContainerOf } from '../../../support/files/documents.ts';
import { release, storedFile } from '../../../support/files/releasedFiles.ts';
import { copyPackets, copySources } from '../../../support/packets/copyAssembly.ts';
import { packetCalls } from '../../../support/packets/packetCalls.ts';
import { decide, pageChecksOf } from '../../../support/packets/pageChecks.ts';
import { releaseRoutes } from '../../../support/packets/releaseRoutes.ts';
import { sendSource, sourceIs } from '../../../support/packets/sources.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { documentsOf } from '../../../support/portal/stores.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { recordsRequest } from '../../../support/requests/order.ts';

const portal = inject('portal');
const { admin } = portal;
const { patientName } = recordsRequest();
const own = () =>
  textPdf([`Patient: ${patientName}   DOB: 02/03/1980`, 'The patient reports no pain today.']);
const STRANGER = 'Wanda Stranger';
const strange = () => textPdf([`Patient: ${STRANGER}`, 'The patient reports no pain today.']);
const unreadable = () => textPdf(['7']);

const OPTIONS = { hasCover: false, hasContents: false, numbering: { kind: 'none' } } as const;

let staff: Person;
beforeAll(async () => {
  staff = await createStaff(portal);
});

const headers = (person = staff) => ({ ...authHeaders(person), ...randomIpHeader() });

/** A request with a built packet of these pages, each a source of its own. */
async function packetOf(...contents: readonly Uint8Array[]) {
  const { packets, requestId } = await copyPackets(portal, staff, contents, [OPTIONS]);
  const { packetId, fileId } = packets[0]!;
  return { requestId, packetId, fileId };
}

/** The same, of sources that are really sent. */
async function sentPacket(...contents: readonly Uint8Array[]) {
  const { requestId } = await copySubmission(portal);
  for (const [index, content] of contents.entries()) {
    const sourceId = await sendSource(portal, staff, requestId, `source ${index + 1}.pdf`, content);
    await sourceIs(portal, staff, { requestId, sourceId }, 'ready');
  }
  const { packetId, document } = await packetCalls(portal, staff, requestId).build(OPTIONS);
  return { requestId, packetId, fileId: document!.fileId };
}

const open = (requestId: string, packetId: string, more: object = {}) =>
  callApi(portal.api, checkPacket, { headers: headers(), body: { requestId, packetId, ...more } as never });

const eventsOf = async (requestId: string, kind: string) =>
  (await documentsOf(portal, requestId, 'event')).filter((event) => event['kind'] === kind);

async function refusedOnEveryRoute(requestId: string, fileId: string) {
  for (const [name, send] of Object.entries(releaseRoutes(portal, staff, requestId))) {
    const { status } = await send(fileId);
    expect([name, [409, 422].includes(status)]).toEqual([name, true]);
  }
  expect(await eventsOf(requestId, 'files-added')).toEqual([]);
}

describe('the pages of a packet', () => {
  it('say whose they are, and a release waits for the flagged ones on every route', async () => {
    const { requestId, packetId, fileId } = await sentPacket(own(), strange(), unreadable());
    // Whoever reads them is in the trail, also without the screen.
    const reader = await createStaff(portal);
    await pageChecksOf(portal, reader, requestId);
    expect(await eventsOf(requestId, 'assembly-opened')).toContainEqual(
      expect.objectContaining({ by: expect.objectContaining({ id: reader.userId }) }),
    );
    const before = await pageChecksOf(portal, staff, requestId);
    expect(before.requirement.requirement).toBe('flagged');
    expect(before.pages).toMatchObject([
      { page: '1.1', patient: 'match', flags: [], needs: null },
      {
        page: '2.1',
        patient: 'other',
        flags: [{ kind: 'otherPerson', names: [STRANGER] }],
        needs: 'decision',
      },
      { page: '3.1', patient: 'unreadable', flags: [{ kind: 'unreadable' }], needs: 'check' },
    ]);
    expect(await open(requestId, packetId)).toMatchObject({
      status: 409,
      message: expect.stringContaining(': 1.'),
    });
    await refusedOnEveryRoute(requestId, fileId);

    // A fine page of another person needs a reason.
    expect(await decide(portal, staff, requestId, ['2.1', '3.1'])).toMatchObject({ status: 400 });
    expect(await decide(portal, staff, requestId, ['3.1'])).toMatchObject({ status: 200 });
    const decided = await decide(portal, staff, requestId, ['2.1'], { reason: 'spouse' });
    expect(decided.data).toMatchObject({
      pages: [{ page: '2.1', check: { verdict: 'fine', reason: 'spouse' }, needs: null }],
      counts: { left: 0, fine: 2 },
    });
    expect(await open(requestId, packetId)).toMatchObject({ status: 200 });
    expect(await release(portal, staff, requestId, [fileId])).toMatchObject({ status: 200 });
    const stored = await storedFile(portal, requestId, fileId);
    expect(stored).toMatchObject({ otherPerson: { reason: 'checked' } });
    expect(stored).not.toHaveProperty('unread');

    const events = [
      ...(await eventsOf(requestId, 'pages-checked')),
      ...(await eventsOf(requestId, 'packet-checked')),
    ];
    expect(events).toHaveLength(2);
    expect(JSON.stringify(events)).not.toContain(STRANGER);
  });

  it('are released unread with one reason, but not with a problem or another person', async () => {
    const { requestId, packetId, fileId } = await packetOf(strange(), unreadable());
    const unread = { reason: 'The court ordered it today' };
    expect(await open(requestId, packetId, { unread })).toMatchObject({ status: 409 });
    await decide(portal, staff, requestId, ['1.1'], { reason: 'guarantor' });
    await decide(portal, staff, requestId, ['2.1'], { verdict: 'problem', note: 'Cut off' });
    expect(await open(requestId, packetId, { unread })).toMatchObject({ status: 409 });
    await decide(portal, staff, requestId, ['2.1'], { verdict: 'later' });
    expect(await open(requestId, packetId)).toMatchObject({ status: 409 });
    expect(await open(requestId, packetId, { unread: { reason: ' ' } })).toMatchObject({ status: 400 });
    expect(await open(requestId, packetId, { unread })).toMatchObject({ status: 200 });
    expect(await release(portal, staff, requestId, [fileId])).toMatchObject({ status: 200 });
    expect(await storedFile(portal, requestId, fileId)).toMatchObject({ unread: { ...unread, pages: 1 } });
    const [event] = await eventsOf(requestId, 'packet-checked');
    expect(event).toMatchObject({ details: { unread: 1 } });
    expect(JSON.stringify(event)).not.toContain('court');
  });

  it('need a reason if the packet names a person whom the page check did not see', async () => {
    // Too few words to be read by the page check.
    const born = textPdf(['DOB: 07/09/1955']);
    const { requestId, packetId, fileId } = await packetOf(own(), strange(), strange(), born);
    await decide(portal, staff, requestId, ['2.1'], { reason: 'spouse' });
    const body = { requestId, decision: { name: STRANGER, reason: 'alias' as const, note: '' } };
    await dataOf(portal.api, acceptName, { headers: headers(), body });
    await decide(portal, staff, requestId, ['4.1']);
    const { pages, counts } = await pageChecksOf(portal, staff, requestId);
    expect(pages[3]).toMatchObject({ patient: 'unreadable' });
    expect(counts).toMatchObject({ left: 0 });
    expect(await open(requestId, packetId)).toMatchObject({ status: 400, message: 'Please choose a reason' });
    await refusedOnEveryRoute(requestId, fileId);
    const otherPerson = { reason: 'also-named', note: '' };
    expect(await open(requestId, packetId, { otherPerson })).toMatchObject({ status: 200 });
    expect(await release(portal, staff, requestId, [fileId])).toMatchObject({ status: 200 });
    expect(await storedFile(portal, requestId, fileId)).toMatchObject({ otherPerson });
  });

  it('are not ready any more after a check, a name or the patient changes', async () => {
    const { requestId, packetId, fileId } = await packetOf(own(), strange());
    const decision = { name: STRANGER, reason: 'maidenName' as const, note: '' };
    const body = { requestId, decision };
    expect(await dataOf(portal.api, acceptName, { headers: headers(), body })).toMatchObject([decision]);
    expect((await pageChecksOf(portal, staff, requestId)).counts).toMatchObject({ flagged: 0, left: 0 });
    const opened = async () => {
      expect(await open(requestId, packetId)).toMatchObject({ status: 200 });
    };

    await opened();
    await decide(portal, staff, requestId, ['1.1'], { verdict: 'problem', note: 'Of 2019' });
    await refusedOnEveryRoute(requestId, fileId);
    await decide(portal, staff, requestId, ['1.1']);

    await opened();
    const withdrawn = { headers: headers(), body: { requestId, name: STRANGER } };
    expect(await dataOf(portal.api, withdrawName, withdrawn)).toEqual([]);
    await refusedOnEveryRoute(requestId, fileId);
    expect(await open(requestId, packetId)).toMatchObject({ status: 409 });
    expect(await eventsOf(requestId, 'packet-blocked')).toHaveLength(2);
    const events = [
      ...(await eventsOf(requestId, 'name-accepted')),
      ...(await eventsOf(requestId, 'name-withdrawn')),
    ];
    expect(events).toHaveLength(2);
    expect(JSON.stringify(events)).not.toContain('Wanda');
  });

  it('that were changed after a check are checked again, and nobody checks what they did not see', async () => {
    const { requestId } = await copySources(portal, staff, [unreadable()]);
    await decide(portal, staff, requestId, ['1.1']);
    const { version, counts } = await pageChecksOf(portal, staff, requestId);
    expect(counts.left).toBe(0);
    const operations: RecipeOperation[] = [{ kind: 'rotate', pages: ['1.1'], by: 90 }];
    const body = { requestId, version, key: randomUUID(), operations };
    await dataOf(portal.api, changeRecipe, { headers: headers(), body });
    const after = await pageChecksOf(portal, staff, requestId);
    expect(after.pages).toMatchObject([{ check: null, isChanged: true, needs: 'check' }]);
  });

  it('of every packet are checked if a rule of the facility says so', async () => {
    const { requestId, packetId } = await packetOf(own());
    const { facilityName } = recordsRequest();
    const save = (rules: object[], person: Person = admin) =>
      callApi(portal.api, savePageCheckRules, { headers: headers(person), body: { rules } as never });
    expect(await save([{ facility: facilityName, requirement: 'all' }], staff)).toMatchObject({
      status: 403,
    });
    expect(await save([{ facility: facilityName, requirement: 'all' }])).toMatchObject({ status: 200 });
    try {
      await eventually(
        'the rule',
        async () => {
          const { requirement } = await pageChecksOf(portal, staff, requestId);
          return requirement.requirement === 'all';
        },
        40_000,
      );
      expect(await open(requestId, packetId)).toMatchObject({ status: 409 });
      await decide(portal, staff, requestId, ['1.1']);
      expect(await open(requestId, packetId)).toMatchObject({ status: 200 });
    } finally {
      await save([]);
    }
  });
});

describe('at once', () => {
  it('50 attempts to open and release while a check becomes void: none passes after it', async () => {
    const { requestId, packetId, fileId } = await packetOf(own(), unreadable());
    await decide(portal, staff, requestId, ['2.1']);
    const voided = decide(portal, staff, requestId, ['2.1'], { verdict: 'problem', note: 'Another patient' });
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        await open(requestId, packetId);
        return release(portal, staff, requestId, [fileId]);
      }),
    );
    expect(await voided).toMatchObject({ status: 200 });
    // The IDs of events of the request are in the order of its versions. A call that met others closed it more than once.
    const idsOf = async (kind: string) =>
      (await eventsOf(requestId, kind)).map(({ id }) => String(id)).toSorted();
    const closed = (await idsOf('pages-held')).at(-1)!;
    const released = await idsOf('files-added');
    expect(closed).toMatch(/^ev\|\d+$/);
    for (const id of released) expect(id < closed).toBe(true);
    expect(await open(requestId, packetId)).toMatchObject({ status: released.length > 0 ? 200 : 409 });
    if (released.length === 0) await refusedOnEveryRoute(requestId, fileId);
  });

  it('50 attempts while a page of another person is undecided: none passes', async () => {
    const { requestId, packetId, fileId } = await packetOf(strange());
    const attempts = Array.from({ length: 50 }, async (_, index) => {
      if (index % 10 === 0) await decide(portal, staff, requestId, ['1.1'], { verdict: 'later' });
      const opened = await open(requestId, packetId, { unread: { reason: 'Now' } });
      const { status } = await release(portal, staff, requestId, [fileId]);
      return [opened.status, status];
    });
    for (const [opened, released] of await Promise.all(attempts)) {
      expect(opened).not.toBe(200);
      expect(released).not.toBe(200);
    }
    expect(await eventsOf(requestId, 'files-added')).toEqual([]);
  });
});

it('checks are stored beside the recipe only', async () => {
  const { requestId } = await copySources(portal, staff, [unreadable()]);
  await decide(portal, staff, requestId, ['1.1'], { verdict: 'problem', note: 'SECRET-NOTE' });
  const blob = blobContainerOf(portal, 'sources').getBlobClient(`${requestId}/checks`);
  expect((await blob.downloadToBuffer()).toString()).toContain('SECRET-NOTE');
  expect(JSON.stringify(await documentsOf(portal, requestId, 'event'))).not.toContain('SECRET-NOTE');
});

it('calls are limited for each person, so that nobody else waits', async () => {
  const { requestId } = await copySubmission(portal);
  const [busy, other] = await Promise.all([createStaff(portal), createStaff(portal)]);
  const statusFor = async (person: Person) =>
    (await callApi(portal.api, getPageChecks, { headers: headers(person), query: { requestId } })).status;
  const statuses: number[] = [];
  // Not more than two windows.
  while (statuses.length < 480 && !statuses.includes(429))
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, () => statusFor(busy)))));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await statusFor(other)).toBe(200);
});
