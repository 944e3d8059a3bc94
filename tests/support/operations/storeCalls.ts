import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signIn } from '@portal/contract/accounts/endpoints/auth.ts';
import type { Operation } from '@portal/contract/endpoint.ts';
import { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { createInvoice, listInvoices } from '@portal/contract/invoices/endpoints.ts';
import { sendMessage } from '@portal/contract/messages/endpoints.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { startBulkAction } from '@portal/contract/requests/endpoints/bulkActions.ts';
import { updateClientRequest } from '@portal/contract/requests/endpoints/clientUpdate.ts';
import {
  fulfillRequest,
  getRequestDetails,
  updateRequestStatus,
} from '@portal/contract/requests/endpoints/requestDetails.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { z } from 'zod';
import { authHeaders, getAdmin, type Person, signUpPerson } from '../accounts/accounts.ts';
import { callApi, dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { uploadForRequest } from '../files/releasedFiles.ts';
import { loseWebhooks } from '../payments/reconciliation.ts';
import { invoiceLine } from '../payments/invoiceCalls.ts';
import { recordScan, setDelay } from '../portal/controls.ts';
import { eventually } from '../portal/eventually.ts';
import { selectionOf } from '../requests/bulkActions.ts';
import { uploadForUpdate } from '../requests/clientUpdates.ts';
import { openFeePayment, pay, pdfBytes, recordsRequest, uploadFile } from '../requests/order.ts';

/** The first run fills the caches. */
const RUNS = 3;
const BULK_ROWS = 20;

type Portal = Parameters<typeof getAdmin>[0] &
  Parameters<typeof openFeePayment>[0] &
  Parameters<typeof setDelay>[0];

const counted = z.object({
  cosmosReads: z.int(),
  cosmosQueries: z.int(),
  cosmosWrites: z.int(),
  cosmosDocuments: z.int(),
  cosmosInARow: z.int(),
  cosmosOfTasks: z.int(),
  durationMs: z.number(),
});

/** What a call asked of Cosmos DB from its arrival to its answer. */
export interface StoreCalls {
  /** Requests of the SDK: reads, queries, writes and batches. */
  readonly calls: number;
  /** The longest chain of calls in which each waited for the one before. */
  readonly inARow: number;
  /** Those of the tasks that the call ran before its answer. */
  readonly ofTasks: number;
  readonly reads: number;
  readonly queries: number;
  /** Documents that were written. */
  readonly documents: number;
  readonly durationMs: number;
}

export type CountedOperation =
  | 'sign-in'
  | 'upload link'
  | 'create intent'
  | 'submit'
  | 'open a request'
  | 'release'
  | 'fulfill'
  | 'status'
  | 'message'
  | 'client’s update'
  | 'invoice'
  | 'bulk action on 20 rows';

/**
 * Settings of a portal whose store calls are counted: scan results arrive after the call that adds the file. Otherwise it
 * would depend on the machine, and a result is a change of its own.
 */
export const WITHOUT_SCANS = { 'AzureWebJobs.recordMalwareScan.Disabled': 'true' };

/**
 * Counts the store calls of each operation on a portal with fault injection: of its runs, which have warm caches, the one
 * with the shortest chain. Every call to the store is delayed by `delayMs`, so that the order of the calls does not depend
 * on the machine.
 */
export async function countStoreCalls(
  portal: Portal,
  delayMs: number,
): Promise<Map<CountedOperation, StoreCalls>> {
  const admin = await getAdmin(portal);
  const client = await signUpPerson(portal);
  // Otherwise Stripe's event can submit a draft first.
  await loseWebhooks(portal);
  await setDelay(portal, 'cosmos', delayMs);
  const found = new Map<CountedOperation, StoreCalls[]>();
  const count = async (name: CountedOperation, operation: Operation, person: Person | null, body: object) => {
    const calls = await storeCallsOf(portal, operation, person, body);
    found.set(name, [...(found.get(name) ?? []), calls]);
  };
  try {
    for (let run = 0; run < RUNS; run++) await workOn(portal, { admin, client, count });
    const requestIds = await bulkRequests(portal, client);
    for (let run = 0; run < RUNS; run++) {
      await count('bulk action on 20 rows', startBulkAction, admin, {
        key: randomUUID(),
        change: { kind: 'status', status: ['processing', 'pending'][run % 2], notes: '', isPrivate: true },
        selection: selectionOf(requestIds.map((requestId) => ({ requestId }))),
      });
    }
  } finally {
    await setDelay(portal, 'cosmos', 0);
  }
  return new Map([...found].map(([name, runs]) => [name, shortest(runs.slice(1))]));
}

function shortest(runs: readonly StoreCalls[]): StoreCalls {
  return runs.toSorted((one, other) => one.inARow - other.inARow || one.calls - other.calls)[0]!;
}

interface Work {
  readonly admin: Person;
  readonly client: Person;
  count(name: CountedOperation, operation: Operation, person: Person | null, body: object): Promise<void>;
}

/** A request from its order to its release. */
async function workOn(portal: Portal, { admin, client, count }: Work): Promise<void> {
  const { email, password } = client;
  await count('sign-in', signIn, client, { email, password });

  const draftId = randomUUID();
  const files = [{ name: 'authorization.pdf', size: pdfBytes().byteLength }];
  await count('upload link', generateUploadUrls, client, { requestId: `req-${draftId}`, files });
  const fileId = await uploadFile(portal, draftId, { name: 'authorization.pdf', content: pdfBytes() });
  const request = recordsRequest({ loaFiles: [{ fileId }] });
  await count('create intent', createPaymentIntent, client, { draftId, request });
  const { paymentIntentId } = await openFeePayment(portal, draftId, request, client);
  await pay(portal, paymentIntentId);
  const payment = { id: paymentIntentId };
  await count('submit', submitClientRequest, client, { draftId, payment });
  const { data } = await callApi(portal.api, submitClientRequest, {
    headers: { ...authHeaders(client), ...randomIpHeader() },
    body: { draftId, payment },
  });
  const { requestId, verificationCode } = data as { requestId: string; verificationCode: string };
  await recordScan(portal, `req-${draftId}/${fileId}`);

  const status = { requestId, status: 'processing', notes: '', isPrivate: false, key: randomUUID() };
  await count('status', updateRequestStatus, admin, status);
  const text = { requestId, messageId: randomUUID(), text: 'The records are on their way.' };
  await count('message', sendMessage, admin, text);
  await count('invoice', createInvoice, admin, { requestId, key: randomUUID(), lineItems: [invoiceLine] });
  const released = await uploadForRequest(portal, admin, requestId);
  await count('release', updateRequestFiles, admin, { requestId, uploadedFiles: [{ fileId: released }] });
  await recordScan(portal, `${requestId}/${released}`);
  await count('open a request', getRequestDetails, admin, { requestId });

  const order = { orderId: request.orderId, verificationCode };
  const updateId = randomUUID();
  const added = await uploadForUpdate(portal, order, updateId);
  await count('client’s update', updateClientRequest, null, {
    ...order,
    updateId,
    updateReason: 'Missing Information',
    updateDetails: 'The second page of the authorization.',
    uploadedFiles: [{ fileId: added }],
  });
  await recordScan(portal, `${updateKeyOf(requestId, updateId)}/${added}`);

  const { data: details } = await callApi(portal.api, getRequestDetails, {
    headers: { ...authHeaders(admin), ...randomIpHeader() },
    query: { requestId },
  });
  const invoices = await dataOf(portal.api, listInvoices, {
    headers: { ...authHeaders(admin), ...randomIpHeader() },
    query: { requestId },
  });
  const { workCount } = details as { workCount: number };
  const sent = await uploadForRequest(portal, admin, requestId);
  await count('fulfill', fulfillRequest, admin, {
    requestId,
    key: randomUUID(),
    seen: { fileIds: [released], invoiceIds: invoices.map(({ invoiceId }) => invoiceId), workCount },
    documents: { uploadedFiles: [{ fileId: sent }] },
    invoice: { lineItems: [invoiceLine] },
    status: { status: 'completed', notes: 'The records are complete.' },
  });
  await recordScan(portal, `${requestId}/${sent}`);
}

/** Submitted requests for the bulk action. */
async function bulkRequests(portal: Portal, client: Person): Promise<string[]> {
  const one = async () => {
    const draftId = randomUUID();
    const { paymentIntentId } = await openFeePayment(portal, draftId, recordsRequest(), client);
    await pay(portal, paymentIntentId);
    const { data } = await callApi(portal.api, submitClientRequest, {
      headers: randomIpHeader(),
      body: { draftId, payment: { id: paymentIntentId } },
    });
    return (data as { requestId: string }).requestId;
  };
  return Promise.all(Array.from({ length: BULK_ROWS }, one));
}

/** Makes a call that must succeed, and reads from its log line what it asked of the store. */
async function storeCallsOf(
  portal: Portal,
  operation: Operation,
  person: Person | null,
  input: object,
): Promise<StoreCalls> {
  const correlationId = randomUUID();
  const response = await callApi(portal.api, operation, {
    headers: {
      ...randomIpHeader(),
      'x-correlation-id': correlationId,
      ...(person && { ...authHeaders(person), 'x-device': person.device }),
    },
    ...(operation.method === 'GET' ? { query: input as Record<string, string> } : { body: input }),
  });
  if (!response.success) throw new Error(`${operation.path}: ${response.status} ${response.message}`);
  const line = await eventually('the log line of the call', async () => {
    const log = await readFile(join(portal.dir, 'logs/api.log'), 'utf8');
    return log.split('\n').find((each) => each.includes(correlationId) && each.includes('"event":"call"'));
  });
  const logged = counted.parse(JSON.parse(/\{.*\}$/.exec(line)![0]));
  const { cosmosReads: reads, cosmosQueries: queries, cosmosWrites: writes } = logged;
  return {
    calls: reads + queries + writes,
    inARow: logged.cosmosInARow,
    ofTasks: logged.cosmosOfTasks,
    reads,
    queries,
    documents: logged.cosmosDocuments,
    durationMs: logged.durationMs,
  };
}
