import { randomUUID } from 'node:crypto';
import { getPageChecks, savePageCheckRules } from '@portal/contract/packets/checkEndpoints.ts';
import {
  finishSource,
  getSourcePages,
  renewSourceLink,
  withdrawSource,
} from '@portal/contract/packets/endpoints.ts';
import type { Packet } from '@portal/contract/packets/packet.ts';
import type { PageCheckRule } from '@portal/contract/packets/pageChecks.ts';
import type { PageRef, RecipeOperation } from '@portal/contract/packets/recipe.ts';
import { noSecondCheck, type SecondCheckRule } from '@portal/contract/packets/secondCheck.ts';
import { fulfillRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, createStaff, getAdmin, type Person } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { requestCalls } from '../../../support/api/requestCalls.ts';
import { textPages, textPdf } from '../../../support/files/authorizationPdf.ts';
import { blobContainerOf } from '../../../support/files/documents.ts';
import { release, storedFile } from '../../../support/files/releasedFiles.ts';
import { copyPackets } from '../../../support/packets/copyAssembly.ts';
import { packetCalls } from '../../../support/packets/packetCalls.ts';
import { decide, pageChecksOf } from '../../../support/packets/pageChecks.ts';
import { releaseRoutes } from '../../../support/packets/releaseRoutes.ts';
import { announceSource, sendSource, sourceIs } from '../../../support/packets/sources.ts';
import { borrowPortal, type BorrowedPortal } from '../../../support/portal/borrowPortal.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { containerOf, documentsOf, storedRequest } from '../../../support/portal/stores.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { lookUp } from '../../../support/requests/holder.ts';
import { recordsRequest } from '../../../support/requests/order.ts';

const PATIENT = `Patient: ${recordsRequest().patientName}   DOB: 02/03/1980`;
const own = () => textPdf([PATIENT, 'The patient reports no pain today.']);
const unreadable = () => textPdf(['7']);
const ROTATE: RecipeOperation[] = [{ kind: 'rotate', pages: ['1.1'], by: 90 }];

let portal: BorrowedPortal;
let ann: Person;
let bob: Person;
let cal: Person;
let admin: Person;

const EVERY: SecondCheckRule = { ...noSecondCheck, share: 100 };
const OTHER_TYPE = 6;

/** Which facility and request type have which rule. All others: every packet. */
const rules: [facility: string, requestType: number | null, SecondCheckRule][] = [
  ['No Second Check', null, noSecondCheck],
  ['Long Packets', null, { ...noSecondCheck, overPages: 1 }],
  ['Sensitive Records', null, { ...noSecondCheck, sensitive: true }],
  ['By Type', OTHER_TYPE, noSecondCheck],
  ['Switched On', null, noSecondCheck],
  ['Two Pages', null, { ...noSecondCheck, overPages: 2 }],
  ['', null, EVERY],
];

beforeAll(async () => {
  portal = await borrowPortal({ faultInjection: false });
  [ann, bob, cal, admin] = await Promise.all([
    createStaff(portal),
    createStaff(portal),
    createStaff(portal),
    getAdmin(portal),
  ]);
  await saveRules(rules.map(ruleOf));
  const { requestId } = await packetOf();
  await eventually(
    'the rule',
    async () => (await pageChecksOf(portal, ann, requestId)).secondCheck.reasons.length > 0,
    40_000,
  );
});
afterAll(async () => {
  await saveRules([]);
  await portal.stop();
});

const ruleOf = ([facility, requestType, secondCheck]: (typeof rules)[number]): PageCheckRule => ({
  facility,
  requestType,
  requirement: 'flagged',
  share: 10,
  secondCheck,
});

async function saveRules(rules: PageCheckRule[]): Promise<void> {
  const headers = { ...authHeaders(await getAdmin(portal)), ...randomIpHeader() };
  await dataOf(portal.api, savePageCheckRules, { headers, body: { rules } });
}

async function add(requestId: string, person: Person): Promise<void> {
  const sourceId = await sendSource(portal, person, requestId, 'chart.pdf', own());
  await sourceIs(portal, person, { requestId, sourceId }, 'ready');
}

const OPTIONS = { hasCover: false, hasContents: false, numbering: { kind: 'none' } } as const;

/** A request with a packet that Ann assembled of these sources. */
async function packetOf({ contents = [own()], facility = '' } = {}) {
  const { packets, ...request } = await copyPackets(portal, ann, contents, [OPTIONS]);
  if (facility) {
    const operation = { op: 'set', path: '/fields/facilityName', value: facility } as const;
    await (await containerOf(portal, 'requests')).item('root', request.requestId).patch([operation]);
  }
  return { ...packets[0]!, ...callsFor(request) };
}

/** The same, of one source that Ann really sent, and really built. */
async function sentPacket() {
  const request = await copySubmission(portal);
  await add(request.requestId, ann);
  const packet = callsFor(request);
  return { ...(await packet.build()), ...packet };
}

function callsFor<Request extends { readonly requestId: string }>(request: Request) {
  const { requestId } = request;
  const calls = (person: Person) => packetCalls(portal, person, requestId);
  const [anns, bobs, cals, admins] = [ann, bob, cal, admin].map(calls);
  return {
    ...request,
    ann: anns!,
    bob: bobs!,
    cal: cals!,
    admin: admins!,
    build: async () => {
      const { packetId, document } = await anns!.build(OPTIONS);
      return { packetId, fileId: document!.fileId };
    },
    stored: async () => (await storedRequest(portal, requestId))!,
    events: async (kind: string) =>
      (await documentsOf(portal, requestId, 'event')).filter((event) => event['kind'] === kind),
  };
}

type Answer = Awaited<ReturnType<ReturnType<typeof packetCalls>['check']>>;

/** What a call left: `ready`, the state of the second check, or the status of its refusal. */
function outcomeOf({ status, data }: Answer): string | number {
  if (status !== 200) return status;
  const { isChecked, secondCheck } = data as Packet;
  return isChecked ? `ready: ${secondCheck?.state ?? 'no second check'}` : (secondCheck?.state ?? 'none');
}

describe('a second check', () => {
  it.each([
    ['No Second Check', [own(), own()], [], 'ready: no second check'],
    ['Long Packets', [textPages([[PATIENT], [PATIENT]])], ['pages'], 'waiting'],
    ['Sensitive Records', [textPdf([PATIENT, 'HIV test: negative'])], ['sensitive'], 'waiting'],
    ['Any Other', [own()], ['share'], 'waiting'],
  ])('by the rule of %s', async (facility, contents, reasons, expected) => {
    const packet = await packetOf({ facility, contents });
    const { secondCheck, pages } = await pageChecksOf(portal, ann, packet.requestId);
    expect(secondCheck).toEqual({ reasons, isAuthor: true });
    expect((await pageChecksOf(portal, bob, packet.requestId)).secondCheck.isAuthor).toBe(false);
    const left = pages.filter(({ needs }) => needs).map(({ page }) => page);
    if (left.length > 0) await decide(portal, ann, packet.requestId, left);
    expect(outcomeOf(await packet.ann.check(packet.packetId))).toBe(expected);
  });

  it('is asked for by who assembled the packet and made by another person, and only then releases it', async () => {
    const packet = await sentPacket();
    const { requestId, packetId, fileId } = packet;
    const list = async (view: 'to_check' | 'returned') => {
      const query = { view, search: packet.orderId };
      const { requests } = await dataOf(portal.api, getAllClientRequests, {
        headers: authHeaders(bob),
        query,
      });
      return requests.map(({ _id, secondCheck }) => [_id, secondCheck]);
    };
    expect(outcomeOf(await packet.ann.check(packetId))).toBe('waiting');
    expect(outcomeOf(await packet.ann.check(packetId))).toBe('waiting');
    expect(await packet.events('packet-to-check')).toHaveLength(1);
    for (const send of Object.values(releaseRoutes(portal, ann, requestId)))
      expect([409, 422]).toContain((await send(fileId)).status);
    const waiting = await requestCalls(portal, bob, requestId).read();
    expect(waiting.data).toMatchObject({ secondChecks: [{ packetId, state: 'waiting', pages: 0 }] });
    await eventually('the list', async () => (await list('to_check')).length > 0);
    expect(await list('to_check')).toEqual([[requestId, 'waiting']]);
    expect(await list('returned')).toEqual([]);

    expect(outcomeOf(await packet.bob.check(packetId))).toBe('ready: passed');
    expect(outcomeOf(await packet.bob.check(packetId))).toBe('ready: passed');
    expect(outcomeOf(await packet.ann.check(packetId))).toBe('ready: passed');
    expect(await packet.events('packet-checked')).toMatchObject([{ details: { second: 'passed' } }]);
    await eventually('the list without it', async () => (await list('to_check')).length === 0);
    const { fulfillRequest } = releaseRoutes(portal, ann, requestId);
    expect(await fulfillRequest(fileId)).toMatchObject({ status: 200 });
    const check = { state: 'passed', note: '', byName: 'Casey Example' };
    const file = await storedFile(portal, requestId, fileId);
    expect(file['secondCheck']).toMatchObject(check);
    expect(file['secondCheck']).not.toHaveProperty('by');
    expect((await requestCalls(portal, bob, requestId).read()).data).toMatchObject({
      uploadedFiles: [{ fileId, secondCheck: check }],
    });
    expect(JSON.stringify(await lookUp(portal, packet))).not.toContain('secondCheck');
  });

  it('needs that the person opened the packet or its pages since it was built', async () => {
    const packet = await packetOf();
    const { requestId, packetId } = packet;
    const [sourceId] = packet.sourceIds;
    const readsPages = (query: { packetId?: string }) =>
      callApi(portal.api, getSourcePages, {
        headers: { ...authHeaders(cal), ...randomIpHeader() },
        query: { requestId, sourceId: sourceId!, ...query },
      });
    const hasRead = async (person: Person) => {
      const headers = { ...authHeaders(person), ...randomIpHeader() };
      const query = { requestId, packetId };
      return (await dataOf(portal.api, getPageChecks, { headers, query })).secondCheck.hasRead;
    };
    expect(outcomeOf(await packet.ann.checkUnread(packetId))).toBe('waiting');
    const refused = await packet.bob.checkUnread(packetId);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused)).toContain('Open the packet or its pages first');
    await packet.bob.read(packetId, { preview: 'true' });
    expect(await hasRead(bob)).toBe(false);
    expect(outcomeOf(await packet.bob.checkUnread(packetId))).toBe(409);
    // What another person read does not count, nor what is read of no packet.
    await packet.ann.read(packetId);
    await readsPages({});
    expect(outcomeOf(await packet.bob.checkUnread(packetId))).toBe(409);
    expect(outcomeOf(await packet.cal.checkUnread(packetId))).toBe(409);
    await readsPages({ packetId });
    expect(await hasRead(cal)).toBe(true);
    expect(outcomeOf(await packet.cal.checkUnread(packetId))).toBe('ready: passed');
    const next = await packet.build();
    await packet.bob.read(next.packetId);
    expect(outcomeOf(await packet.cal.checkUnread(next.packetId))).toBe(409);
    expect(outcomeOf(await packet.bob.checkUnread(next.packetId))).toBe('ready: passed');
  });

  it('can be made without asking, by who did not change the pages', async () => {
    const packet = await packetOf();
    expect(outcomeOf(await packet.bob.check(packet.packetId))).toBe('ready: passed');
  });

  it('keeps the reasons and the replacement of who asked, also when the call is repeated', async () => {
    const packet = await packetOf({ contents: [own(), unreadable()] });
    const { requestId, fileId } = packet;
    const unread = { reason: 'The court ordered it today' };
    expect(outcomeOf(await packet.bob.check(packet.packetId))).toBe(409);
    expect(outcomeOf(await packet.ann.check(packet.packetId, { unread }))).toBe('waiting');
    // The second person reads it, and nobody outside of the staff.
    const said = { ...unread, pages: 1, byName: 'Casey Example' };
    expect((await packet.bob.assembly()).packets).toMatchObject([{ unread: said }]);
    expect(JSON.stringify(await lookUp(portal, packet))).not.toContain(unread.reason);
    expect(outcomeOf(await packet.bob.check(packet.packetId))).toBe('ready: passed');
    expect(await release(portal, ann, requestId, [fileId])).toMatchObject({ status: 200 });
    expect(await storedFile(portal, requestId, fileId)).toMatchObject({ unread: { ...unread, pages: 1 } });

    const next = await packet.build();
    const replaces = { fileId, reason: 'missing-pages', note: '' } as const;
    // The second person reads it before.
    const { data: asked } = await packet.ann.check(next.packetId, { unread, replaces });
    expect(asked).toMatchObject({ isChecked: false, secondCheck: { state: 'waiting' }, replaces });
    for (let call = 0; call < 2; call++) {
      const { data } = await packet.bob.check(next.packetId);
      expect(data).toMatchObject({ isChecked: true, replaces });
    }
    expect((await packet.cal.check(next.packetId)).data).toMatchObject({ replaces });
    // Who changed the pages cannot declare it differently alone.
    expect(outcomeOf(await packet.ann.check(next.packetId))).toBe('waiting');
    expect((await release(portal, ann, requestId, [next.fileId])).status).toBe(409);
    // The second person can: it is an additional document, and nothing is withdrawn.
    const harmful = { ...replaces, reason: 'other-person' } as const;
    expect(outcomeOf(await packet.ann.check(next.packetId, { unread, replaces: harmful }))).toBe('waiting');
    const { data } = await packet.bob.check(next.packetId, { replaces: null });
    expect(data).toMatchObject({ isChecked: true });
    expect(data).not.toHaveProperty('replaces');
    expect(await release(portal, bob, requestId, [next.fileId])).toMatchObject({ status: 200 });
    expect(await storedFile(portal, requestId, fileId)).toMatchObject({ withdrawnAt: null });
  });
});

describe('a rule that is switched on', () => {
  afterAll(() => saveRules(rules.map(ruleOf)));

  it('reaches a packet that is ready already', async () => {
    const facility = 'Switched On';
    const packet = await packetOf({ facility });
    const { requestId, packetId, fileId } = packet;
    expect(outcomeOf(await packet.ann.check(packetId))).toBe('ready: no second check');
    await saveRules(rules.map((rule) => ruleOf(rule[0] === facility ? [facility, null, EVERY] : rule)));
    for (const send of Object.values(releaseRoutes(portal, ann, requestId)))
      expect([409, 422]).toContain((await send(fileId)).status);
    expect((await packet.ann.assembly()).packets).toMatchObject([{ packetId, isChecked: false }]);
    expect(outcomeOf(await packet.ann.check(packetId))).toBe('waiting');
    expect((await packet.stored())['readyPackets']).toEqual({});
    expect(outcomeOf(await packet.bob.check(packetId))).toBe('ready: passed');
    expect(await release(portal, ann, requestId, [fileId])).toMatchObject({ status: 200 });
  });

  it('reaches the page checks of a packet that is ready already', async () => {
    const facility = 'Switched On';
    const packet = await packetOf({ facility });
    const { requestId, packetId, fileId } = packet;
    const requireChecks = (requirement: PageCheckRule['requirement']) =>
      saveRules([{ ...ruleOf([facility, null, noSecondCheck]), requirement }, ...rules.map(ruleOf)]);
    await requireChecks('nothing');
    expect(outcomeOf(await packet.ann.check(packetId))).toBe('ready: no second check');
    await requireChecks('all');
    const refused = await release(portal, ann, requestId, [fileId]);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.message).toContain('This packet is not ready for release.');
    for (const send of Object.values(releaseRoutes(portal, ann, requestId)))
      expect([409, 422]).toContain((await send(fileId)).status);
    await eventually('the rule', async () => {
      const { counts } = await pageChecksOf(portal, ann, requestId);
      return counts.left > 0;
    });
    expect((await packet.ann.assembly()).packets).toMatchObject([{ packetId, isChecked: false }]);
    expect(outcomeOf(await packet.ann.check(packetId))).toBe(409);
    await decide(portal, ann, requestId, ['1.1']);
    expect(outcomeOf(await packet.ann.check(packetId))).toBe('ready: no second check');
    expect(await release(portal, ann, requestId, [fileId])).toMatchObject({ status: 200 });
  });
});

describe('packets in parts', () => {
  it('count together if one call releases them', async () => {
    const packet = await packetOf({ contents: [own(), own(), own(), own()], facility: 'Two Pages' });
    const { requestId } = packet;
    const remove = (...pages: PageRef[]) => ({ kind: 'remove', pages, reason: 'notARecord' }) as const;
    await packet.ann.change([remove('1.1', '2.1')]);
    const first = await packet.build();
    await packet.ann.change([{ kind: 'restore', pages: ['1.1', '2.1'] }, remove('3.1', '4.1')]);
    const second = await packet.build();
    expect(outcomeOf(await packet.ann.check(first.packetId))).toBe('ready: no second check');
    // The first one is ready, so the second one is a part of four pages.
    expect(outcomeOf(await packet.ann.check(second.packetId))).toBe('waiting');
    expect(outcomeOf(await packet.bob.check(second.packetId))).toBe('ready: passed');
    const checked = async () =>
      (await packet.ann.assembly()).packets
        .filter(({ packetId }) => [first.packetId, second.packetId].includes(packetId))
        .map(({ packetId, isChecked }) => [packetId === first.packetId ? 'first' : 'second', isChecked]);
    expect(Object.fromEntries(await checked())).toEqual({ first: false, second: true });
    const fileIds = [first.fileId, second.fileId];
    expect(await release(portal, ann, requestId, fileIds)).toMatchObject({ status: 409 });
    const documents = { uploadedFiles: fileIds.map((fileId) => ({ fileId })) };
    const seen = { fileIds: [], invoiceIds: [], workCount: 0 };
    const fulfilled = await callApi(portal.api, fulfillRequest, {
      headers: { ...authHeaders(ann), ...randomIpHeader() },
      body: { requestId, key: randomUUID(), seen, documents } as never,
    });
    expect(fulfilled).toMatchObject({ status: 409 });
    expect(outcomeOf(await packet.ann.check(first.packetId))).toBe('waiting');
    expect(outcomeOf(await packet.bob.check(first.packetId))).toBe('ready: passed');
    expect(await release(portal, ann, requestId, fileIds)).toMatchObject({ status: 200 });
  });
});

describe('who changed the pages since the last check', () => {
  it('is not the second person, in two tabs, by asking again, or with a reason of the staff', async () => {
    const packet = await packetOf();
    const { packetId } = packet;
    const calls = [packet.ann.check(packetId), packet.ann.check(packetId), packet.ann.check(packetId)];
    expect((await Promise.all(calls)).map(outcomeOf)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(outcomeOf(await packet.ann.check(packetId))).toBe('waiting');
    const override = { reason: 'Urgent' };
    expect(outcomeOf(await packet.ann.check(packetId, { override }))).toBe(403);
    expect(outcomeOf(await packet.bob.check(packetId, { override }))).toBe(403);
    expect((await packet.stored())['readyPackets'] ?? {}).toEqual({});
  });

  it('is who changed them after the packet was built, too, with the session from before', async () => {
    const packet = await packetOf();
    expect(await packet.bob.change(ROTATE)).toMatchObject({ status: 200 });
    expect(outcomeOf(await packet.bob.check(packet.packetId))).toBe('waiting');
    expect(outcomeOf(await packet.ann.check(packet.packetId))).toBe('waiting');
    expect(await packet.events('packet-to-check')).toHaveLength(1);
    expect(outcomeOf(await packet.cal.check(packet.packetId))).toBe('ready: passed');
  });

  it('is who changed the request so that no rule asks for another person', async () => {
    const packet = await packetOf({ facility: 'By Type' });
    expect(outcomeOf(await packet.ann.check(packet.packetId))).toBe('waiting');
    const calls = requestCalls(portal, ann, packet.requestId);
    expect(await calls.editPatient({ requestType: OTHER_TYPE })).toMatchObject({ status: 200 });
    expect(outcomeOf(await packet.ann.check(packet.packetId))).toBe('waiting');
    expect(outcomeOf(await packet.bob.check(packet.packetId))).toBe('ready: passed');
  });

  it('is nobody who sends the file of another person', async () => {
    const { requestId } = await copySubmission(portal);
    const { source } = await announceSource(portal, bob, requestId, 'chart.pdf', own());
    const { sourceId } = source;
    for (const operation of [renewSourceLink, finishSource])
      expect(
        await callApi(portal.api, operation, {
          headers: { ...authHeaders(ann), ...randomIpHeader() },
          body: { requestId, sourceId },
        }),
      ).toMatchObject({ status: 409 });
  });

  it('is who changed the pages before a check that somebody doubts', async () => {
    const packet = await packetOf();
    const { requestId } = packet;
    expect(outcomeOf(await packet.bob.check(packet.packetId))).toBe('ready: passed');
    await decide(portal, bob, requestId, ['1.1'], { verdict: 'problem', note: 'Of another patient?' });
    await add(requestId, cal);
    await decide(portal, ann, requestId, ['1.1']);
    const next = await packet.build();
    expect(outcomeOf(await packet.ann.check(next.packetId))).toBe('waiting');
    expect(outcomeOf(await packet.bob.check(next.packetId))).toBe('ready: passed');
  });

  it('is told of the pages of the packet, not of later ones', async () => {
    const packet = await packetOf();
    const { requestId, packetId } = packet;
    expect(outcomeOf(await packet.bob.check(packetId))).toBe('ready: passed');
    await packet.bob.change(ROTATE);
    const headers = { ...authHeaders(ann), ...randomIpHeader() };
    const needOf = async (query: { requestId: string; packetId?: string }) =>
      (await dataOf(portal.api, getPageChecks, { headers, query })).secondCheck;
    expect(await needOf({ requestId })).toEqual({ reasons: ['share'], isAuthor: false });
    expect(await needOf({ requestId, packetId })).toMatchObject({ reasons: ['share'], isAuthor: true });
    expect(outcomeOf(await packet.ann.check(packetId))).toBe('waiting');
  });

  it('is who only added a file', async () => {
    const packet = await packetOf();
    await add(packet.requestId, bob);
    const { packetId } = await packet.build();
    expect(outcomeOf(await packet.bob.check(packetId))).toBe('waiting');
    expect(outcomeOf(await packet.cal.check(packetId))).toBe('ready: passed');
  });

  it('is who only withdrew a file, after the last check too', async () => {
    const packet = await packetOf({ contents: [own(), own()] });
    const { requestId } = packet;
    expect(outcomeOf(await packet.bob.check(packet.packetId))).toBe('ready: passed');
    const [, { sourceId } = { sourceId: '' }] = (await packet.ann.assembly()).sources;
    const headers = { ...authHeaders(bob), ...randomIpHeader() };
    await dataOf(portal.api, withdrawSource, { headers, body: { requestId, sourceId } });
    await packet.cal.change([{ kind: 'remove', pages: ['2.1'], reason: 'notARecord' }]);
    const { packetId } = await packet.build();
    expect(outcomeOf(await packet.bob.check(packetId))).toBe('waiting');
    expect(outcomeOf(await packet.cal.check(packetId))).toBe('waiting');
    expect(outcomeOf(await packet.ann.check(packetId))).toBe('ready: passed');
  });

  it('is not who changed them before it', async () => {
    const packet = await packetOf();
    expect(outcomeOf(await packet.bob.check(packet.packetId))).toBe('ready: passed');
    await packet.bob.change(ROTATE);
    const { packetId } = await packet.build();
    expect((await pageChecksOf(portal, ann, packet.requestId)).secondCheck.isAuthor).toBe(false);
    expect(outcomeOf(await packet.bob.check(packetId))).toBe('waiting');
    expect(outcomeOf(await packet.ann.check(packetId))).toBe('ready: passed');
  });

  it('does not open a check that became void without a change of the pages', async () => {
    const packet = await packetOf();
    const { requestId, packetId } = packet;
    expect(outcomeOf(await packet.bob.check(packetId))).toBe('ready: passed');
    await decide(portal, cal, requestId, ['1.1'], { verdict: 'problem', note: 'Of 2019' });
    await decide(portal, cal, requestId, ['1.1']);
    expect(outcomeOf(await packet.ann.check(packetId))).toBe('waiting');
    expect(outcomeOf(await packet.bob.check(packetId))).toBe('ready: passed');
  });

  it('counts for new pages after all were withdrawn, whose versions continue', async () => {
    const packet = await packetOf();
    const { requestId } = packet;
    expect(outcomeOf(await packet.bob.check(packet.packetId))).toBe('ready: passed');
    const { sources, recipe } = await packet.ann.assembly();
    const headers = { ...authHeaders(ann), ...randomIpHeader() };
    const body = { requestId, sourceId: sources[0]!.sourceId };
    await dataOf(portal.api, withdrawSource, { headers, body });
    await eventually('the deletion', async () => (await packet.ann.assembly()).recipe === null);
    await add(requestId, ann);
    expect((await packet.ann.assembly()).recipe!.version).toBe(recipe!.version + 1);
    expect((await pageChecksOf(portal, ann, requestId)).secondCheck.isAuthor).toBe(true);
  });

  it('of a request from before is who saved the pages, and who added a file', async () => {
    const packet = await packetOf();
    const { requestId, packetId } = packet;
    await packet.bob.change(ROTATE);
    await forgetAuthors(requestId);
    expect(outcomeOf(await packet.bob.check(packetId))).toBe('waiting');
    await packet.cal.change(ROTATE);
    for (const calls of [packet.ann, packet.bob, packet.cal])
      expect(outcomeOf(await calls.check(packetId))).toBe('waiting');
    expect(outcomeOf(await packet.admin.check(packetId))).toBe('ready: passed');
  });
});

/** Stores the recipe as earlier versions of the portal did. */
async function forgetAuthors(requestId: string): Promise<void> {
  const blob = blobContainerOf(portal, 'sources').getBlockBlobClient(`${requestId}/recipe/current`);
  const { authors, ...recipe } = JSON.parse((await blob.downloadToBuffer()).toString()) as object & {
    authors: object;
  };
  expect(Object.keys(authors)).toHaveLength(2);
  const content = Buffer.from(JSON.stringify(recipe));
  await blob.uploadData(content);
}

describe('an admin', () => {
  it('who changed the pages releases the packet with a reason', async () => {
    const packet = await packetOf();
    const { requestId, fileId } = packet;
    await packet.admin.change(ROTATE);
    const { packetId, ...next } = await packet.build();
    expect(outcomeOf(await packet.admin.check(packetId))).toBe('waiting');
    expect(outcomeOf(await packet.admin.check(packetId, { override: { reason: ' ' } }))).toBe(400);
    const override = { reason: 'SECRET-REASON' };
    for (let call = 0; call < 2; call++)
      expect(outcomeOf(await packet.admin.check(packetId, { override }))).toBe('ready: overridden');
    const events = await packet.events('packet-checked');
    expect(events).toMatchObject([{ details: { second: 'overridden' } }]);
    expect(JSON.stringify(events)).not.toContain('SECRET');
    expect(await packet.stored()).not.toHaveProperty('secondChecked');
    expect(await release(portal, ann, requestId, [next.fileId])).toMatchObject({ status: 200 });
    expect(await storedFile(portal, requestId, next.fileId)).toMatchObject({
      secondCheck: { state: 'overridden', note: 'SECRET-REASON' },
    });
    expect(fileId).not.toBe(next.fileId);
    expect(JSON.stringify(await lookUp(portal, packet))).not.toContain('SECRET');
  });

  it('who did not is the second person', async () => {
    const packet = await packetOf();
    const override = { reason: 'Urgent' };
    expect(outcomeOf(await packet.admin.check(packet.packetId, { override }))).toBe('ready: passed');
  });
});

describe('sending a packet back', () => {
  it('needs a packet that waits, another person, and a note or pages with a problem', async () => {
    const packet = await packetOf();
    const { requestId, packetId } = packet;
    expect(await packet.bob.sendBack(packetId, 'Page 1')).toMatchObject({ status: 409 });
    await packet.ann.check(packetId);
    expect(await packet.ann.sendBack(packetId, 'Page 1')).toMatchObject({ status: 409 });
    expect(await packet.bob.sendBack(packetId)).toMatchObject({
      status: 400,
      error: { fields: { note: 'Please enter what must be corrected' } },
    });
    await decide(portal, bob, requestId, ['1.1'], { verdict: 'problem', note: 'Of 2019' });
    expect(outcomeOf(await packet.bob.check(packetId))).toBe(409);
    expect(outcomeOf(await packet.bob.sendBack(packetId))).toBe('returned');
    const secondCheck = { state: 'returned', note: '', byName: 'Casey Example' };
    expect((await packet.ann.assembly()).packets).toMatchObject([{ packetId, secondCheck }]);
    expect((await requestCalls(portal, ann, requestId).read()).data).toMatchObject({
      secondChecks: [{ packetId, pages: 1, ...secondCheck }],
    });
    expect(await packet.events('packet-returned')).toMatchObject([{ details: { packetId, pages: 1 } }]);

    // The task stays until somebody asks for the check again, and the problem blocks that.
    expect(outcomeOf(await packet.ann.check(packetId))).toBe(409);
    await packet.ann.change(ROTATE);
    expect((await packet.stored())['secondChecks']).toMatchObject({ [packet.fileId]: { state: 'returned' } });
    await decide(portal, ann, requestId, ['1.1']);
    const next = await packet.build();
    expect(outcomeOf(await packet.ann.check(next.packetId))).toBe('waiting');
    const { secondChecks } = await packet.stored();
    expect(Object.keys(secondChecks as object)).toEqual([next.fileId]);
    expect(outcomeOf(await packet.bob.check(next.packetId))).toBe('ready: passed');
  });

  it('is repeated without a change, and its note stays with the request', async () => {
    const packet = await packetOf();
    const { requestId, packetId, fileId } = packet;
    await packet.ann.check(packetId);
    expect(outcomeOf(await packet.bob.sendBack(packetId, 'SECRET-NOTE'))).toBe('returned');
    expect(outcomeOf(await packet.bob.sendBack(packetId, 'Another note'))).toBe('returned');
    expect(await packet.cal.sendBack(packetId, 'Mine')).toMatchObject({ status: 409 });
    expect(await packet.events('packet-returned')).toHaveLength(1);
    expect(JSON.stringify(await documentsOf(portal, requestId, 'event'))).not.toContain('SECRET');
    expect(JSON.stringify(await lookUp(portal, packet))).not.toContain('SECRET');
    expect((await packet.stored())['secondChecks']).toMatchObject({ [fileId]: { note: 'SECRET-NOTE' } });
    // Nobody else opens what was sent back.
    expect(outcomeOf(await packet.cal.check(packetId))).toBe(409);
    expect(outcomeOf(await packet.bob.check(packetId))).toBe('ready: passed');
  });

  it('keeps the same pages closed in another packet, also after the first one was discarded', async () => {
    const packet = await packetOf();
    const { requestId, packetId } = packet;
    expect(outcomeOf(await packet.ann.check(packetId))).toBe('waiting');
    expect(outcomeOf(await packet.bob.sendBack(packetId, 'Page 1 is of another year'))).toBe('returned');
    const same = await packet.build();
    expect(outcomeOf(await packet.cal.check(same.packetId))).toBe(409);
    await packet.ann.discard(packetId);
    expect(outcomeOf(await packet.cal.check(same.packetId))).toBe(409);
    const secondCheck = { state: 'returned', by: bob.userId, note: 'Page 1 is of another year' };
    expect((await packet.cal.assembly()).packets).toContainEqual(
      expect.objectContaining({
        packetId: same.packetId,
        isChecked: false,
        secondCheck: expect.objectContaining(secondCheck) as object,
      }),
    );
    expect((await release(portal, cal, requestId, [same.fileId])).status).toBe(409);
    await packet.ann.change(ROTATE);
    const corrected = await packet.build();
    expect(outcomeOf(await packet.ann.check(corrected.packetId))).toBe('waiting');
    expect(outcomeOf(await packet.cal.check(corrected.packetId))).toBe('ready: passed');
    expect(outcomeOf(await packet.cal.check(same.packetId))).toBe(409);
    expect(await release(portal, ann, requestId, [corrected.fileId])).toMatchObject({ status: 200 });
  });

  it('is kept without its note once its sources are withdrawn', async () => {
    const packet = await packetOf();
    await packet.ann.check(packet.packetId);
    await packet.bob.sendBack(packet.packetId, 'Zelda Quote of page 1');
    expect(JSON.stringify(await packet.stored())).toContain('Zelda Quote');
    await dataOf(portal.api, withdrawSource, {
      headers: { ...authHeaders(ann), ...randomIpHeader() },
      body: { requestId: packet.requestId, sourceId: packet.sourceIds[0]! },
    });
    const stored = await packet.stored();
    expect(JSON.stringify(stored)).not.toContain('Zelda Quote');
    expect(stored).toMatchObject({ sentBack: { by: bob.userId, note: '' } });
  });

  it('of pages that were changed in between finds no packet that waits', async () => {
    const packet = await packetOf();
    await packet.ann.check(packet.packetId);
    await packet.ann.change(ROTATE);
    expect(await packet.bob.sendBack(packet.packetId, 'Page 1')).toMatchObject({ status: 409 });
    await packet.ann.check(packet.packetId);
    expect(await packet.ann.discard(packet.packetId)).toMatchObject({ status: 200 });
    expect((await packet.stored())['secondChecks']).toEqual({});
    expect(outcomeOf(await packet.bob.check(packet.packetId))).toBe(409);
  });
});

describe('at once', () => {
  it('two people check a packet: it passes once', async () => {
    const packet = await packetOf();
    await packet.ann.check(packet.packetId);
    const answers = await Promise.all([packet.bob.check(packet.packetId), packet.cal.check(packet.packetId)]);
    expect(answers.map(outcomeOf)).toEqual(['ready: passed', 'ready: passed']);
    expect(await packet.events('packet-checked')).toHaveLength(1);
  });

  it('20 calls ask, pass, send back and change: none fails, and the end is one of them', async () => {
    const packet = await packetOf();
    const { packetId, fileId } = packet;
    const kinds = [
      () => packet.ann.check(packetId),
      () => packet.bob.check(packetId),
      () => packet.cal.sendBack(packetId, 'Page 1'),
      () => packet.ann.change(ROTATE),
    ];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => kinds[index % 4]!()));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const {
      readyPackets = {},
      secondChecks = {},
      secondChecked = [],
    } = (await packet.stored()) as {
      readyPackets?: Record<string, { secondCheck: unknown }>;
      secondChecks?: Record<string, unknown>;
      secondChecked?: number[];
    };
    const ready = readyPackets[fileId];
    const passed = { state: 'passed', by: bob.userId };
    expect(ready?.secondCheck ?? passed).toMatchObject(passed);
    expect([...Object.keys(readyPackets), ...Object.keys(secondChecks)].length).toBeLessThan(2);
    expect(secondChecked.length > 0).toBe((await packet.events('packet-checked')).length > 0);
    // Ann is never the second person, whatever came last.
    expect(outcomeOf(await packet.ann.check(packetId))).toBe(ready ? 'ready: passed' : 'waiting');
  });
});
