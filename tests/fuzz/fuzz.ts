import { randomUUID } from 'node:crypto';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { createInvoice } from '@portal/contract/invoices/endpoints.ts';
import { getAssembly } from '@portal/contract/packets/endpoints.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import {
  invitePerson,
  createAdmin,
  authHeaders,
  type Person,
  signUpPerson,
} from '../support/accounts/accounts.ts';
import { callApi, dataOf } from '../support/api/callApi.ts';
import { submitForClient } from '../support/api/requestCalls.ts';
import { dayFromNow, disclosureCalls } from '../support/operations/disclosureCalls.ts';
import { encryptPasswords } from '../support/accounts/encryptPasswords.ts';
import { randomIpHeader } from '../support/api/randomIpHeader.ts';
import { textPdf } from '../support/files/authorizationPdf.ts';
import { sendSource, sourceIs } from '../support/packets/sources.ts';
import { accessHeader, lookUp } from '../support/requests/holder.ts';
import { recordsRequest } from '../support/requests/order.ts';
import { uploadAndRelease } from '../support/files/releasedFiles.ts';
import type { Portal } from '../support/portal/startPortal.ts';
import { validateResponse } from './validateResponse.ts';
import { type FuzzedCall, makeCall } from './makeCall.ts';
import type { ExistingValues } from './sampleValues.ts';

const CONCURRENCY = 8;
/** Calls may end sessions and remove roles. After this many calls, lost accounts are replaced. */
const CALLS_PER_ROUND = 500;

export interface FuzzReport {
  readonly calls: number;
  /** Number of calls by response status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Operations that succeeded at least once. */
  readonly succeeded: ReadonlySet<string>;
  readonly faults: readonly string[];
}

/** Calls every operation as every kind of caller; returns statistics and the faulty responses. */
export async function fuzz(
  portal: Portal,
  calls: number,
  seed: number,
  onlyIndex?: number,
): Promise<FuzzReport> {
  const testData = await createTestData(portal);
  const statuses: Record<string, number> = {};
  const succeeded = new Set<string>();
  const faults: string[] = [];
  for (let from = 0; from < calls; from += CALLS_PER_ROUND) {
    const headersOf = await testData.headers();
    let next = from;
    const end = Math.min(from + CALLS_PER_ROUND, calls);
    const worker = async () => {
      while (next < end) {
        const index = next++;
        if (onlyIndex !== undefined && index !== onlyIndex) continue;
        const call = makeCall(seed, index, testData.known);
        const fault = await checkCall(call, headersOf[call.caller]);
        if (fault) faults.push(fault);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  }
  return { calls, statuses, succeeded, faults };

  async function checkCall(call: FuzzedCall, headers: Record<string, string>): Promise<string | null> {
    const { method, path, body, contentType, operation } = call;
    const response = await fetch(`${portal.api}/api/${path}`, {
      method,
      headers: { ...(contentType && { 'content-type': contentType }), ...headers, ...randomIpHeader() },
      ...(body !== null && { body }),
      redirect: 'manual',
    });
    const received = { status: response.status, headers: response.headers, text: await response.text() };
    statuses[received.status] = (statuses[received.status] ?? 0) + 1;
    if (response.ok && method === operation.method) succeeded.add(`${method} ${operation.path}`);
    const fault = validateResponse(call, received);
    return (
      fault &&
      `#${call.index} ${method} ${path.slice(0, 300)} as ${call.caller} ${fault}\n  sent ${body?.slice(0, 600)}\n  received ${received.text.slice(0, 300)}`
    );
  }
}

/** Creates a request with a file and an invoice, a person of each role, and the known values that calls refer to. */
async function createTestData(portal: Portal) {
  const people: Record<'client' | 'staff' | 'admin', Person> = {
    client: await signUpPerson(portal),
    staff: await invitePerson(portal, 'staff'),
    admin: await createAdmin(portal),
  };
  const { staff, client } = people;
  const requests = [await submitForClient(portal, client), await submitForClient(portal, client)];
  const [request, guessable] = requests as [(typeof requests)[number], (typeof requests)[number]];
  const { requestId } = request;
  const fileId = await uploadAndRelease(portal, staff, requestId, { embargoEnabled: false });
  const lineItems = [{ description: 'Copies', quantity: 1, unitPrice: '25' }];
  const { invoiceId } = await dataOf(portal.api, createInvoice, {
    headers: { ...authHeaders(staff), ...randomIpHeader() },
    body: { requestId, lineItems },
  });
  const { password, kid } = await encryptPasswords(portal, { password: 'Correct-horse-8' });
  const disclosures = disclosureCalls(portal, staff);
  const patient = { patientName: 'Pat Example', patientDob: '1980-02-03' };
  const { disclosureId } = await disclosures.record(patient);
  const { suspensionId } = await disclosures.suspend(patient);
  const { accountingId } = await disclosures.requestAccounting(patient);
  const { issues } = await disclosures.issue({ accountingId, seen: 1 });
  const chart = textPdf(['Progress notes']);
  const sourceId = await sendSource(portal, staff, requestId, 'chart.pdf', chart);
  await sourceIs(portal, staff, { requestId, sourceId }, 'ready');
  const { recipe } = await dataOf(portal.api, getAssembly, {
    headers: { ...authHeaders(staff), ...randomIpHeader() },
    query: { requestId },
  });
  const requestIds = requests.map((each) => each.requestId);
  let ofHolder = request;
  const known: ExistingValues = {
    ...Object.fromEntries(Object.entries(recordsRequest()).map(([name, value]) => [name, [value]])),
    requestId: requestIds,
    fileId: [fileId, `file_${'0'.repeat(32)}`],
    sourceId: [sourceId, `src_${'0'.repeat(32)}`],
    packetId: [randomUUID()],
    fingerprint: ['0'.repeat(64)],
    pages: ['1.1'],
    section: recipe?.sections.map(({ id }) => id) ?? [],
    invoiceId: [invoiceId, `inv_${'0'.repeat(32)}`],
    of: ['fee', fileId, invoiceId],
    // Wrong codes lock an order for a while. The holder's own order is not listed, so that the holder can always open it.
    orderId: [guessable.orderId],
    verificationCode: [guessable.verificationCode, 'AAAAA-AAAAA'],
    userId: [client.userId, staff.userId, `usr_${'0'.repeat(24)}`],
    assigneeId: [staff.userId, null],
    email: [client.email, 'new-person@firm.example'],
    password: [password],
    currentPassword: [password],
    newPassword: [password],
    kid: [kid],
    firstName: ['Casey'],
    lastName: ['Example'],
    phoneNumber: ['(323) 555-0142', ''],
    status: ['pending', 'processing', 'completed'],
    searchTerm: ['At', 'firm'],
    timeZone: ['UTC', 'America/New_York'],
    from: ['2026-01-01', dayFromNow(-1)],
    to: ['2026-12-31', dayFromNow(0)],
    startDate: ['2026-01-01'],
    endDate: ['2026-12-31'],
    patientDob: ['1980-02-03'],
    name: ['chart.pdf', 'Central Clinic', 'Copies'],
    label: ['Waiting', 'Ready'],
    unitPrice: ['25', '1.50'],
    chargeAmount: ['25'],
    amount: ['0.50'],
    seen: [0, 1, 2],
    seenVersion: [0, 1],
    seenRevision: [0],
    draftId: [randomUUID(), request.draftId],
    id: ['status-pending', 'status-processing'],
    on: [dayFromNow(-1), '2024-01-01'],
    lastOn: ['', dayFromNow(0)],
    count: [1, 2],
    receivedOn: [dayFromNow(0)],
    notifiedOn: [dayFromNow(0)],
    agreedOn: [dayFromNow(0)],
    until: [dayFromNow(20), dayFromNow(70)],
    disclosureId: [disclosureId],
    suspensionId: [suspensionId],
    accountingId: [accountingId],
    issueId: issues.map(({ issueId }) => issueId),
  };
  return { known, headers };

  /** The credentials of each kind of caller. Replaces accounts that lost their session or role. */
  async function headers(): Promise<Record<FuzzedCall['caller'], Record<string, string>>> {
    for (const role of ['client', 'staff', 'admin'] as const) {
      const profile = await callApi(portal.api, getUserProfile, { headers: authHeaders(people[role]) });
      if (profile.success && (profile.data as { user: { role: string } }).user.role === role) continue;
      people[role] =
        role === 'admin'
          ? await createAdmin(portal)
          : role === 'staff'
            ? await invitePerson(portal, 'staff')
            : await signUpPerson(portal);
    }
    return {
      anonymous: {},
      holder: await holderHeader(),
      client: authHeaders(people.client),
      staff: authHeaders(people.staff),
      admin: authHeaders(people.admin),
    };
  }

  /** Calls may change the Order ID or the code of the holder's order. Then the holder gets another one. */
  async function holderHeader(): Promise<Record<string, string>> {
    const { orderId, verificationCode } = ofHolder;
    const found = await callApi(portal.api, getRequestStatus, {
      query: { orderId, verificationCode },
      headers: randomIpHeader(),
    });
    if (!found.success) {
      ofHolder = await submitForClient(portal, people.client);
      requestIds.push(ofHolder.requestId);
    }
    return accessHeader(await lookUp(portal, ofHolder));
  }
}
