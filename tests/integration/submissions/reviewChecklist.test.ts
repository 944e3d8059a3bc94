import { randomUUID } from 'node:crypto';
import { getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { checklistKinds } from '@portal/contract/submissions/checklistKinds.ts';
import { checklistItem } from '@portal/contract/submissions/schemas/reviewChecklist.ts';
import { reviewedSubmission } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { requestContent } from '../../support/api/requestCalls.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { auditedChangesOf, freshName, managedListCalls } from '../../support/operations/managedListCalls.ts';
import { sendUpdate, uploadForUpdate } from '../../support/requests/clientUpdates.ts';
import { intakeCalls, submitToQueue } from '../../support/requests/intakeCalls.ts';
import { newListedRequest, storeAndListRequests } from '../../support/requests/listedRequests.ts';
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';

const portal = inject('portal');
/** Other tests submit no requests of this type, so they do not see the items of these tests. */
const LIEN = 22;

let staff: Person;
let colleague: Person;
let lists: ReturnType<typeof managedListCalls>;
beforeAll(async () => {
  [staff, colleague] = await Promise.all([createStaff(portal), createStaff(portal)]);
  lists = managedListCalls(portal, staff);
});

const queue = () => intakeCalls(portal, staff);
const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

const addItem = async (changed: object = {}) => {
  const body = { text: freshName('Check'), requestTypes: [LIEN], ...changed };
  return checklistItem.parse((await lists.addToChecklist(body)).data);
};

async function reviewOf(requestId: string) {
  const query = { requestId };
  const details = await dataOf(portal.api, getRequestDetails, { headers: headersOf(staff), query });
  return reviewedSubmission.parse('review' in details ? details.review : null);
}

const checkedIn = ({ checklist }: Awaited<ReturnType<typeof reviewOf>>) =>
  checklist.filter(({ checked }) => checked).map(({ itemId }) => itemId);

async function activityOf(requestId: string) {
  const query = { requestId };
  return (await dataOf(portal.api, getRequestActivity, { headers: headersOf(staff), query })).entries;
}

async function sendUpdateOf(submitted: Awaited<ReturnType<typeof submitToQueue>>) {
  const updateId = randomUUID();
  const fileId = await uploadForUpdate(portal, submitted, updateId);
  const response = await sendUpdate(portal, submitted, { updateId, uploadedFiles: [{ fileId }] });
  expect(response.status).toBe(200);
}

describe('the configured checklist', () => {
  it('has the built-in items, which can be limited and deactivated, but not renamed or deleted', async () => {
    const kinds = (await lists.checklist()).map(({ kind }) => kind).filter((kind) => kind !== null);
    expect(kinds.toSorted()).toEqual(checklistKinds.toSorted());
    const contact = (await lists.checklist()).find(({ kind }) => kind === 'contact')!;
    expect(await lists.editChecklist({ itemId: 'contact', order: contact.order })).toMatchObject({
      status: 200,
      data: contact,
    });
    expect(await lists.editChecklist({ itemId: 'contact', text: 'Person' })).toMatchObject({ status: 409 });
    expect(await lists.deleteFromChecklist('contact')).toMatchObject({
      status: 409,
      message: 'A built-in item cannot be deleted. Deactivate it instead.',
    });
  });

  it('stores an item that staff add, change and delete, and audits each change', async () => {
    const { itemId, text } = await addItem({ order: 9 });
    expect(await lists.editChecklist({ itemId, isActive: false })).toMatchObject({
      status: 200,
      message: 'Checklist item saved',
      data: { itemId, kind: null, text, order: 9, isActive: false, requestTypes: [LIEN] },
    });
    expect(await lists.deleteFromChecklist(itemId)).toMatchObject({ status: 200, data: { itemId } });
    expect(await lists.deleteFromChecklist(itemId)).toMatchObject({ status: 404 });
    const facts = { list: 'review-checklist', itemId, text, order: 9, requestTypes: String(LIEN) };
    expect(await auditedChangesOf(portal, itemId)).toEqual([
      { ...facts, action: 'added', isActive: true },
      { ...facts, action: 'changed', isActive: false },
      { ...facts, action: 'deleted', isActive: false },
    ]);
  });

  it('accepts one of several equal items that are added at once', async () => {
    const text = freshName('Same');
    const body = { text, requestTypes: [LIEN] };
    const added = await Promise.all(Array.from({ length: 5 }, () => lists.addToChecklist(body)));
    expect(sortedStatuses(added)).toEqual([201, 409, 409, 409, 409]);
    const item = checklistItem.parse(added.find(({ status }) => status === 201)?.data);
    await lists.deleteFromChecklist(item.itemId);
  });

  it.each([
    [{ text: ' ' }, 'text', 'Item text is required'],
    [{ text: 'x'.repeat(101) }, 'text', 'Please use at most 100 characters'],
    [{ text: 'A', order: -1 }, 'order', 'Please enter an order of 0 or more'],
  ])('refuses the invalid item %j', async (body, field, message) => {
    expect(await lists.addToChecklist(body)).toMatchObject({
      status: 400,
      error: { fields: { [field]: message } },
    });
  });

  it.each([[[0]], [[27]], [['7']], [Array.from({ length: 27 }, () => 7)]])(
    'refuses the request types %j',
    async (requestTypes) => {
      expect((await lists.addToChecklist({ text: 'A', requestTypes })).status).toBe(400);
    },
  );
});

describe('the checklist of a review', () => {
  it('has the active items for the request type', async () => {
    const item = await addItem();
    const [lien, other] = await Promise.all([
      submitToQueue(portal, staff, { requestType: LIEN }),
      submitToQueue(portal, staff),
    ]);
    const idsOf = async (requestId: string) =>
      (await reviewOf(requestId)).checklist.map(({ itemId }) => itemId);
    expect(await idsOf(lien.requestId)).toContain(item.itemId);
    expect(await idsOf(other.requestId)).not.toContain(item.itemId);
    expect(await queue().check(other.requestId, [item.itemId], 0)).toMatchObject({ status: 409 });
    await queue().check(lien.requestId, [item.itemId, 'contact'], 0);
    await lists.deleteFromChecklist(item.itemId);
    expect(checkedIn(await reviewOf(lien.requestId))).toEqual(['contact']);
  });

  it('is shared: a check starts the review, names its author, and does not refuse the step of another', async () => {
    const { requestId, orderId } = await submitToQueue(portal, staff);
    expect(await queue().check(requestId, ['patient', 'contact'], 0)).toMatchObject({
      status: 200,
      data: { state: 'under_review', version: 1, reviewer: { userId: staff.userId } },
    });
    expect(await queue().find(orderId)).toMatchObject({ state: 'under_review', version: 1 });
    const both = await Promise.all([
      queue().check(requestId, ['contact'], 1, false),
      intakeCalls(portal, colleague).check(requestId, ['physician'], 1),
    ]);
    expect(sortedStatuses(both)).toEqual([200, 200]);
    const review = await reviewOf(requestId);
    expect(review).toMatchObject({ version: 1, reviewer: { userId: staff.userId } });
    expect(checkedIn(review)).toEqual(['patient', 'physician']);
    expect(await queue().approve(requestId, 1)).toMatchObject({ status: 200, data: { version: 2 } });
    expect(await activityOf(requestId)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'review-started' }),
        expect.objectContaining({ kind: 'review-checked', items: ['Patient', 'Contact'] }),
        expect.objectContaining({ kind: 'review-unchecked', items: ['Contact'] }),
        expect.objectContaining({ kind: 'submission-approved', checked: { count: 2, total: 5 } }),
      ]),
    );
    expect(await intakeCalls(portal, colleague).check(requestId, ['contact'], 1)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/already approved this submission/),
    });
  });

  it('keeps its checks after a reopening, and is empty again after an update of the client', async () => {
    const submitted = await submitToQueue(portal, staff);
    const { requestId } = submitted;
    await queue().check(requestId, ['patient'], 0);
    const { checklist } = await reviewOf(requestId);
    await intakeCalls(portal, colleague).reopen(requestId, 1);
    expect(await reviewOf(requestId)).toMatchObject({ state: 'pending', version: 2, checklist });
    expect(await queue().check(requestId, ['contact'], 1)).toMatchObject({ status: 409 });
    await queue().check(requestId, ['contact'], 2);
    expect(checkedIn(await reviewOf(requestId))).toEqual(['patient', 'contact']);
    await sendUpdateOf(submitted);
    expect(await reviewOf(requestId)).toMatchObject({ state: 'under_review', version: 4 });
    expect(checkedIn(await reviewOf(requestId))).toEqual([]);
    expect(await queue().check(requestId, ['contact'], 3)).toMatchObject({
      status: 409,
      message: 'The client just sent an update. Please review it first.',
    });
  });

  it.each([[{ itemIds: [] }], [{ itemIds: ['patient'], checked: 'yes' }], [{ checked: true }]])(
    'refuses the check %j',
    async (check) => {
      const { requestId } = await submitToQueue(portal, staff);
      const body = { action: 'check', requestId, seenVersion: 0, checked: true, ...check };
      expect((await queue().step('itemIds' in check ? body : { ...body, itemIds: undefined })).status).toBe(
        400,
      );
      expect((await requestContent(portal, requestId))['review']).toBeNull();
    },
  );
});

describe('asking the client', () => {
  const rejection = { missing: ['dates-missing'], note: 'Zebra' };

  it('emails what is missing and shows it until the client answers; the review stays with its reviewer', async () => {
    const submitted = await submitToQueue(portal, staff);
    const { requestId, orderId, verificationCode } = submitted;
    const reviewer = { userId: staff.userId };
    expect(await queue().ask(requestId, rejection, 0)).toMatchObject({
      status: 200,
      message: 'We’ll ask the client for what is missing.',
      data: { state: 'under_review', reviewer, version: 1, askedAt: expect.any(String), ...rejection },
    });
    expect((await queue().ask(requestId, rejection, 0)).status).toBe(200);
    const emails = (await emailsAbout(portal, orderId)).filter(({ subject }) =>
      subject.startsWith('Something is missing'),
    );
    expect(emails).toHaveLength(1);
    expect(emails[0]!.text).toContain('• Dates of service are missing');
    expect(emails[0]!.text).not.toContain('Zebra');
    const tracked = () =>
      dataOf(portal.api, getRequestStatus, {
        headers: randomIpHeader(),
        query: { orderId, verificationCode },
      });
    expect((await tracked()).missingInformation).toMatchObject({ ...rejection, isRejected: false });
    expect(JSON.stringify(await activityOf(requestId))).not.toContain('Zebra');
    await sendUpdateOf(submitted);
    expect((await tracked()).missingInformation).toBeUndefined();
    expect(await reviewOf(requestId)).toMatchObject({
      state: 'under_review',
      reviewer,
      askedAt: null,
      answeredAt: expect.any(String),
    });
    expect(await queue().find(orderId)).toMatchObject({ answeredAt: expect.any(String) });
  });

  it('gets an answer without files, once, if no document is missing', async () => {
    const submitted = await submitToQueue(portal, staff);
    const noFiles = { updateId: randomUUID(), uploadedFiles: [] };
    const refused = {
      status: 400,
      error: { fields: { uploadedFiles: 'At least one file is required' } },
    };
    await queue().ask(submitted.requestId, { ...rejection, missing: ['loa-missing'] }, 0);
    expect(await sendUpdate(portal, submitted, noFiles)).toMatchObject(refused);
    await queue().ask(submitted.requestId, rejection, 1);
    expect(await sendUpdate(portal, submitted, { ...noFiles, updateId: undefined })).toMatchObject(refused);
    expect((await sendUpdate(portal, submitted, noFiles)).status).toBe(200);
    // A repeat after a lost answer.
    expect((await sendUpdate(portal, submitted, noFiles)).status).toBe(200);
    expect(await sendUpdate(portal, submitted, { uploadedFiles: [] })).toMatchObject(refused);
    expect((await requestContent(portal, submitted.requestId))['updates']).toHaveLength(1);
  });

  it('moves the request to those that wait for the client, until the client answers', async () => {
    const submitted = await submitToQueue(portal, staff);
    const { requestId, orderId } = submitted;
    const requestListed = async (query: Record<string, string>) =>
      (
        await dataOf(portal.api, getAllClientRequests, {
          headers: headersOf(staff),
          query: { search: orderId, ...query },
        })
      ).requests.length === 1;
    const lists = async () => ({
      needsReview: await requestListed({ view: 'needs_review' }),
      waiting: await requestListed({ view: 'waiting' }),
      underReview: await requestListed({ review: 'under_review' }),
      hasUpdate: await requestListed({ hasUpdate: 'true' }),
    });
    await queue().ask(requestId, rejection, 0);
    const asked = { needsReview: false, waiting: true, underReview: true, hasUpdate: false };
    expect(await lists()).toEqual(asked);
    await sendUpdateOf(submitted);
    const answered = { needsReview: true, waiting: false, underReview: true, hasUpdate: true };
    expect(await lists()).toEqual(answered);
    await queue().ask(requestId, { missing: ['other'], note: 'Which year?' }, 2);
    expect(await lists()).toEqual(asked);
  });

  it('leaves only the due date as a reason for attention, in rows and filters', async () => {
    const day = 24 * 3_600_000;
    const isoIn = (days: number) => new Date(Date.now() + days * day).toISOString();
    const old = { submittedAt: isoIn(-10), orderId: `ASKED-${randomUUID().slice(0, 8)}` };
    const distant = newListedRequest({ ...old, dueDate: isoIn(30).slice(0, 10) });
    const soon = newListedRequest({ ...old, dueDate: isoIn(5).slice(0, 10) });
    await storeAndListRequests(portal, [distant, soon]);
    const levels = async () => {
      const found: Record<string, unknown[]> = {};
      for (const attention of ['high', 'medium', 'low']) {
        const { submissions } = await queue().list({ search: old.orderId, attention });
        for (const item of submissions) expect(item.attention).toBe(attention);
        for (const { _id, reasons } of submissions)
          found[_id] = [attention, ...reasons.map(({ kind }) => kind)];
      }
      return found;
    };
    expect(await levels()).toEqual({
      [distant.requestId]: ['high', 'waiting', 'lacksLoa'],
      [soon.requestId]: ['high', 'due', 'waiting', 'lacksLoa'],
    });
    for (const { requestId } of [distant, soon]) await queue().ask(requestId, rejection, 0);
    expect(await levels()).toEqual({
      [distant.requestId]: ['low'],
      [soon.requestId]: ['medium', 'due'],
    });
    expect(await queue().find(old.orderId)).toMatchObject({ askedAt: expect.any(String) });
  });

  it('again emails a reminder, but not when a step is repeated after a lost response', async () => {
    const { requestId, orderId } = await submitToQueue(portal, staff);
    const emailCount = async () =>
      (await emailsAbout(portal, orderId)).filter(({ subject }) => subject.startsWith('Something is missing'))
        .length;
    await queue().ask(requestId, rejection, 0);
    const { askedAt } = await reviewOf(requestId);
    const twice = await Promise.all([1, 1].map((version) => queue().ask(requestId, rejection, version)));
    expect(sortedStatuses(twice)).toEqual([200, 200]);
    expect(await queue().ask(requestId, rejection, 1)).toMatchObject({ status: 200, data: { version: 2 } });
    expect((await reviewOf(requestId)).askedAt).not.toBe(askedAt);
    expect(await emailCount()).toBe(2);
  });

  it('names the colleague who asked', async () => {
    const { requestId } = await submitToQueue(portal, staff);
    await queue().ask(requestId, rejection, 0);
    expect(await intakeCalls(portal, colleague).approve(requestId, 0)).toMatchObject({
      status: 409,
      message: 'Casey Example already asked the client for what is missing.',
    });
  });
});
