import { getAttorneyData } from '@portal/contract/requests/endpoints/attorneys.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { getAdmin, authHeaders, type Person, createStaff } from '../../../support/accounts/accounts.ts';
import { dataOf } from '../../../support/api/callApi.ts';
import { requestCalls, requestContent } from '../../../support/api/requestCalls.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { lookUp, lookUpAfterScan } from '../../../support/requests/holder.ts';
import { internalDraft, submitAs } from '../../../support/requests/internalRequests.ts';
import { emailsAbout } from '../../../support/operations/emails.ts';
import { openFeePayment, pdfBytes, recordsRequest, uploadFile } from '../../../support/requests/order.ts';
import { containerOf, documentsOf } from '../../../support/portal/stores.ts';

const portal = inject('portal');
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

let staff: Person;
beforeAll(async () => {
  staff = await createStaff(portal);
});

/** Submits an internal request; returns it with the sent body. */
async function submitInternal(...args: [changed?: object, files?: { name: string; content: Uint8Array }[]]) {
  const sent = await internalDraft(portal, ...args);
  const reply = await submitAs(portal, staff, sent);
  if (!reply.success) throw new Error(`${reply.status} ${reply.message}`);
  return { ...submitClientRequest.data.parse(reply.data), sent };
}

const listed = (query: Record<string, string>) =>
  dataOf(portal.api, getAllClientRequests, {
    headers: { ...authHeaders(staff), ...randomIpHeader() },
    query,
  });

describe('an internal request', () => {
  it('is pending, without a payment, and can be looked up by its code', async () => {
    const { requestId, orderId, verificationCode, status, sent } = await submitInternal({
      patientSsnLast4: '0000',
      notes: 'Served by hand',
    });
    expect({ orderId, status }).toEqual({ orderId: sent.orderId, status: 'pending' });
    expect(await requestContent(portal, requestId)).toMatchObject({
      source: 'internal',
      status: 'pending',
      draftId: sent.draftId,
      owners: [],
      fields: { copyServiceName: 'Internal', firmName: 'Internal', patientSsnLast4: '0000' },
      payment: { amountCents: 1500, state: 'waived', intentId: null, paidAt: null },
    });
    const seen = await lookUpAfterScan(portal, { orderId, verificationCode });
    expect(seen.payment).toEqual({ state: 'waived', amount: 1500 });
    expect(seen.uploadedFiles).toEqual([
      expect.objectContaining({ originalName: 'subpoena.pdf', scan: 'clean', uploadedByAdmin: false }),
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/Served by hand|Casey/);
    expect(seen.statusHistory).toEqual([
      { status: 'pending', label: 'Pending', color: 'yellow', updatedAt: seen.submittedAt },
    ]);
  });

  it('is shown to staff with its author and their notes', async () => {
    const { requestId } = await submitInternal({
      notes: 'Served by hand',
      subpoenaReceivedDate: '2026-03-02',
    });
    const { data } = await requestCalls(portal, staff, requestId).read();
    expect(data).toMatchObject({
      view: 'staff',
      source: 'internal',
      subpoenaReceivedDate: '2026-03-02',
      statusHistory: [
        { updatedBy: staff.userId, updatedByName: 'Casey Example', notes: '', isPrivate: false },
        { updatedBy: staff.userId, notes: 'Served by hand', isPrivate: true },
      ],
    });
  });

  it('is recorded under its author’s name, without patient data', async () => {
    const admin = await getAdmin(portal);
    const sent = await internalDraft(portal, { notes: 'Served by hand' });
    const reply = await submitAs(portal, admin, { ...sent, adminId: staff.userId, adminEmail: staff.email });
    const { requestId } = submitClientRequest.data.parse(reply.data);
    const events = await documentsOf(portal, requestId, 'event');
    expect(events[0]).toMatchObject({
      kind: 'submitted',
      by: { kind: 'admin', id: admin.userId },
      details: { files: 1, source: 'internal', fee: 'waived', notes: true },
    });
    expect(JSON.stringify(events)).not.toMatch(/Pat Example|Served by hand|1980-02-03/);
  });

  it('is due on the form’s date, and is found by the day its subpoena was received', async () => {
    const day = '2021-07-04';
    const { orderId, requestId } = await submitInternal({ dueDate: '2027-01-15', subpoenaReceivedDate: day });
    expect(await requestContent(portal, requestId)).toMatchObject({ dueDate: '2027-01-15' });
    const within = { subpoenaReceivedDateFrom: day, subpoenaReceivedDateTo: day, search: orderId };
    await eventually('the listing', async () => (await listed(within)).requests.length === 1);
    for (const query of [
      { ...within, subpoenaReceivedDateFrom: '2021-07-05', subpoenaReceivedDateTo: '2021-12-31' },
      { ...within, dueDateFrom: '2027-01-16' },
    ]) {
      expect((await listed(query)).requests).toEqual([]);
    }
  });

  it('has the default due date without one on the form, and matches no range of received dates', async () => {
    const { requestId, orderId } = await submitInternal();
    const { dueDate, deadline } = await requestContent(portal, requestId);
    expect(deadline).toMatchObject({ isManual: false, explanation: { trigger: 'submission', days: 15 } });
    const due = { search: orderId, dueDateFrom: String(dueDate), dueDateTo: String(dueDate) };
    await eventually('the listing', async () => (await listed(due)).requests.length === 1);
    expect((await listed({ search: orderId, subpoenaReceivedDateFrom: '1900-01-01' })).requests).toEqual([]);
  });

  it('feeds attorney suggestions, except its placeholder firm, and sends no email', async () => {
    const { requestId, orderId, sent } = await submitInternal();
    const attorney = await eventually('the suggestion', async () => {
      const query = { searchTerm: sent.lawyerEmail!.split('@')[0]! };
      const found = await dataOf(portal.api, getAttorneyData, { headers: randomIpHeader(), query });
      return found.find(({ lawyerEmail }) => lawyerEmail === sent.lawyerEmail);
    });
    expect(attorney).toMatchObject({ attorneyName: 'Quentin Ashworth', firmName: '' });
    const { changeStatus, editContact } = requestCalls(portal, staff, requestId);
    // The tasks of a change run before its response.
    expect(await changeStatus({ status: 'processing' })).toMatchObject({ status: 200 });
    expect(await emailsAbout(portal, orderId)).toEqual([]);
    const copyServiceEmail = `desk-${orderId.toLowerCase()}@swift.example`;
    expect(await editContact({ copyServiceEmail })).toMatchObject({ status: 200 });
    expect(await changeStatus({ status: 'completed' })).toMatchObject({ status: 200 });
    await eventually('the email', async () => (await emailsAbout(portal, orderId)).length === 1);
  });

  it('counts as opened, and not as a paid fee', async () => {
    const { requestId } = await submitInternal();
    const views = await containerOf(portal, 'views');
    const facts = await eventually('the facts of the day', async () => {
      const { resources } = await views.items
        .query<{ id: string }>({
          query: 'SELECT * FROM c WHERE c.requestId = @requestId AND STARTSWITH(c.pk, "day|")',
          parameters: [{ name: '@requestId', value: requestId }],
        })
        .fetchAll();
      return resources.length > 0 && resources;
    });
    expect(JSON.stringify(facts)).toContain('opened');
    expect(JSON.stringify(facts)).not.toContain('fee-paid');
  });

  it('blocks an infected document', async () => {
    const { orderId, verificationCode } = await submitInternal({}, [
      { name: 'bad.pdf', content: new TextEncoder().encode(`%PDF-1.4\n${eicar}\n%%EOF`) },
      { name: 'good.pdf', content: pdfBytes() },
    ]);
    const { uploadedFiles } = await lookUpAfterScan(portal, { orderId, verificationCode });
    expect(
      uploadedFiles.map(({ originalName, scan, isDownloadable }) => [originalName, scan, isDownloadable]),
    ).toEqual(
      expect.arrayContaining([
        ['bad.pdf', 'infected', false],
        ['good.pdf', 'clean', true],
      ]),
    );
  });
});

describe('submitting again', () => {
  it('returns the same request, also to a colleague, and changes nothing', async () => {
    const sent = await internalDraft(portal, { notes: 'Served by hand', dueDate: '2027-01-15' });
    const first = await submitAs(portal, staff, sent);
    const submitted = submitClientRequest.data.parse(first.data);
    const { requestId } = submitted;
    await lookUpAfterScan(portal, submitted);
    const before = await requestContent(portal, requestId);
    const again = await submitAs(portal, await createStaff(portal), {
      ...sent,
      draftId: sent.draftId.toUpperCase(),
    });
    expect(again).toMatchObject({ status: 200, data: first.data });
    expect(await requestContent(portal, requestId)).toEqual(before);
  });

  it('ten times at once creates one request', async () => {
    const sent = await internalDraft(portal);
    const replies = await Promise.all(Array.from({ length: 10 }, () => submitAs(portal, staff, sent)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const ids = new Set(replies.map(({ data }) => submitClientRequest.data.parse(data).requestId));
    expect(ids.size).toBe(1);
    const [requestId = ''] = ids;
    expect(
      (await documentsOf(portal, requestId, 'event')).filter(({ kind }) => kind === 'submitted'),
    ).toHaveLength(1);
    const query = { search: sent.orderId! };
    await eventually('the listing', async () => (await listed(query)).pagination.totalCount === 1);
  });

  it('with different text is rejected', async () => {
    const sent = await internalDraft(portal);
    const first = await submitAs(portal, staff, sent);
    const { requestId } = submitClientRequest.data.parse(first.data);
    expect(await submitAs(portal, staff, { ...sent, patientName: 'Somebody Else' })).toMatchObject({
      status: 409,
      error: { code: 'conflict' },
    });
    expect(await requestContent(portal, requestId)).toMatchObject({ fields: { patientName: 'Pat Example' } });
  });
});

describe('a draft has one purpose', () => {
  it('a draft that a client may be paying for cannot become an internal request', async () => {
    const sent = await internalDraft(portal);
    await openFeePayment(portal, sent.draftId, recordsRequest());
    expect(await submitAs(portal, staff, sent)).toMatchObject({ status: 409, error: { code: 'conflict' } });
  });

  it('an internal request cannot be paid for as a draft, or pass as a paid one', async () => {
    const { sent } = await submitInternal();
    const payment = { id: 'pi_somebodys' };
    expect(await submitAs(portal, null, { draftId: sent.draftId, payment })).toMatchObject({
      status: 422,
      error: { code: 'payment_mismatch' },
    });
    await expect(openFeePayment(portal, sent.draftId, recordsRequest())).rejects.toThrow('409');
  });

  it('its code opens only that request', async () => {
    const one = await submitInternal({ orderId: 'INT-SHARED' });
    const other = await submitInternal({ orderId: 'INT-SHARED' });
    expect((await lookUp(portal, one))._id).toBe(one.requestId);
    expect((await lookUp(portal, other))._id).toBe(other.requestId);
    await expect(
      uploadFile(portal, one.sent.draftId, { name: 'late.pdf', content: pdfBytes() }),
    ).resolves.toMatch(/^file_/);
    expect((await lookUp(portal, one)).uploadedFiles).toHaveLength(1);
  });
});
