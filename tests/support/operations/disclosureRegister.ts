import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import * as operations from '@portal/contract/disclosures/endpoints.ts';
import type { Operation } from '@portal/contract/endpoint.ts';
import { as, type Person } from '../accounts/accounts.ts';
import { type ApiAnswer, callApi, dataOf } from '../api/callApi.ts';
import { fromAnotherAddress } from '../api/fromAnotherAddress.ts';

/** A day so many days from now, YYYY-MM-DD in UTC. */
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What a member of the staff does with the register of disclosures; bodies may be as wrong as a test likes. */
export function registerOf({ api }: { readonly api: string }, person: Person) {
  const headers = () => ({ ...as(person), ...fromAnotherAddress() });
  const send = (operation: Operation, body: object): Promise<ApiAnswer> =>
    callApi(api, operation, { headers: headers(), body });
  const take = <O extends Operation>(operation: O, body: object) =>
    dataOf(api, operation, { headers: headers(), body });
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
      take(operations.accountDisclosures, { from: dayFromNow(-365), to: dayFromNow(0), ...patient }),
    record: (patient: object, changed: object = {}) =>
      take(operations.recordDisclosure, { key: randomUUID(), ...aDisclosure, ...patient, ...changed }),
    correct: (disclosureId: string, seen: number, changed: object = {}) =>
      send(operations.correctDisclosure, {
        disclosureId,
        seen,
        reason: 'The fax log says so',
        ...aDisclosure,
        ...changed,
      }),
    suspend: (patient: object, changed: object = {}) =>
      take(operations.recordSuspension, { key: randomUUID(), ...aSuspension, ...patient, ...changed }),
    suspensions: async () =>
      (await dataOf(api, operations.listSuspensions, { headers: headers() })).suspensions,
    changeSuspension: (body: object) => send(operations.changeSuspension, body),
    ask: (patient: object, changed: object = {}) =>
      take(operations.recordAccountingRequest, { key: randomUUID(), ...aRequest, ...patient, ...changed }),
    tryToAsk: (patient: object, changed: object = {}) =>
      send(operations.recordAccountingRequest, { key: randomUUID(), ...aRequest, ...patient, ...changed }),
    /** Names that may be those of the patient of a request as well. */
    otherNames: async (accountingId: string) => {
      const query = { accountingId };
      return (await dataOf(api, operations.readOtherNames, { headers: headers(), query })).names;
    },
    accountings: async () =>
      (await dataOf(api, operations.listAccountings, { headers: headers() })).accountings,
    change: (body: object) => send(operations.changeAccounting, body),
    issue: (body: object) => take(operations.issueAccounting, body),
    tryToIssue: (body: object) => send(operations.issueAccounting, body),
    /** An issued accounting as it is kept. */
    saved: async (accountingId: string, issueId: string, file: 'pdf' | 'csv') => {
      const query = { accountingId, issueId, file };
      const { content } = await dataOf(api, operations.readIssuedAccounting, { headers: headers(), query });
      return Buffer.from(content, 'base64');
    },
    trySaved: (query: Record<string, string>) =>
      callApi(api, operations.readIssuedAccounting, { headers: headers(), query }),
  };
}
