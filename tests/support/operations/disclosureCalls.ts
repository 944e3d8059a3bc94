import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import * as operations from '@portal/contract/disclosures/endpoints.ts';
import type { Operation } from '@portal/contract/endpoint.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { type ApiResponse, callApi, dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { eventually } from '../portal/eventually.ts';

/** The day this many days from now, YYYY-MM-DD in UTC. */
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The staff calls for disclosures, suspensions and accountings. Bodies are not validated. */
export function disclosureCalls({ api }: { readonly api: string }, person: Person) {
  const headers = () => ({ ...authHeaders(person), ...randomIpHeader() });
  const send = (operation: Operation, body: object): Promise<ApiResponse> =>
    callApi(api, operation, { headers: headers(), body });
  const dataFrom = <O extends Operation>(operation: O, body: object) =>
    dataOf(api, operation, { headers: headers(), body });
  const issueStatus = (accountingId: string, bundleId: string) =>
    dataOf(api, operations.issueAccountingStatus, { headers: headers(), query: { accountingId, bundleId } });
  const aDisclosure = {
    on: dayFromNow(-10),
    recipient: 'Federal Bureau of Investigation',
    address: '1 Main St, Fresno',
    document: 'Chart of 2024',
    channel: 'fax',
    basis: 'law-enforcement',
    purpose: 'Warrant 7',
  };
  const aSuspension = {
    kind: 'written',
    agency: 'FBI',
    statement: 'An accounting would impede the investigation',
    covers: 'recipient',
    recipient: 'federal bureau',
    from: dayFromNow(-1),
    until: dayFromNow(30),
  };
  const aRequest = {
    from: dayFromNow(-365),
    to: dayFromNow(0),
    requester: 'patient',
    proof: 'Driver license',
    receivedOn: dayFromNow(-2),
  };
  return {
    send,
    lookUp: (patient: object) =>
      dataFrom(operations.accountDisclosures, { from: dayFromNow(-365), to: dayFromNow(0), ...patient }),
    record: (patient: object, changed: object = {}) =>
      dataFrom(operations.recordDisclosure, { key: randomUUID(), ...aDisclosure, ...patient, ...changed }),
    correct: (disclosureId: string, seen: number, changed: object = {}) =>
      send(operations.correctDisclosure, {
        disclosureId,
        seen,
        reason: 'The fax log says so',
        ...aDisclosure,
        ...changed,
      }),
    suspend: (patient: object, changed: object = {}) =>
      dataFrom(operations.recordSuspension, { key: randomUUID(), ...aSuspension, ...patient, ...changed }),
    suspensions: async () =>
      (await dataOf(api, operations.listSuspensions, { headers: headers() })).suspensions,
    changeSuspension: (body: object) => send(operations.changeSuspension, body),
    requestAccounting: (patient: object, changed: object = {}) =>
      dataFrom(operations.recordAccountingRequest, {
        key: randomUUID(),
        ...aRequest,
        ...patient,
        ...changed,
      }),
    tryToRequestAccounting: (patient: object, changed: object = {}) =>
      send(operations.recordAccountingRequest, { key: randomUUID(), ...aRequest, ...patient, ...changed }),
    /** Other names that may belong to the patient, and requests whose disclosures have no purpose. */
    otherNames: (accountingId: string) => {
      const query = { accountingId };
      return dataOf(api, operations.readOtherNames, { headers: headers(), query });
    },
    accountings: async () =>
      (await dataOf(api, operations.listAccountings, { headers: headers() })).accountings,
    change: (body: object) => send(operations.changeAccounting, body),
    /** Orders the issue of an accounting, also without purposes, and waits until it is issued. */
    issue: async (sent: { readonly accountingId: string } & Record<string, unknown>) => {
      const body = { withoutPurpose: true, ...sent };
      const { bundleId } = await dataFrom(operations.issueAccounting, body);
      return eventually('the issue of the accounting', async () => {
        const { state, problem, accounting } = await issueStatus(body.accountingId, bundleId);
        if (state === 'failed') throw new Error(problem ?? 'The accounting could not be issued');
        return accounting;
      });
    },
    issueStatus,
    tryIssueStatus: (accountingId: string, bundleId: string) =>
      callApi(api, operations.issueAccountingStatus, {
        headers: headers(),
        query: { accountingId, bundleId },
      }),
    tryToIssue: (body: object) => send(operations.issueAccounting, body),
    /** The stored file of an issued accounting. */
    readIssued: async (accountingId: string, issueId: string, file: 'pdf' | 'csv') => {
      const query = { accountingId, issueId, file };
      const { content } = await dataOf(api, operations.readIssuedAccounting, { headers: headers(), query });
      return Buffer.from(content, 'base64');
    },
    tryReadIssued: (query: Record<string, string>) =>
      callApi(api, operations.readIssuedAccounting, { headers: headers(), query }),
  };
}
