import { randomUUID } from 'node:crypto';
import { assignMessage, exportMessages, sendMessage } from '@portal/contract/messages/endpoints.ts';
import { withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { beforeAll, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { readPdf } from '../../support/files/pdfText.ts';
import { uploadForRequest } from '../../support/files/releasedFiles.ts';
import { intakeCalls } from '../../support/requests/intakeCalls.ts';
import { containerOf, documentsOf } from '../../support/portal/stores.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { storeMessages } from '../../support/requests/storedThread.ts';

const portal = inject('portal');

let client: Person;
let staff: Person;
let colleague: Person;
beforeAll(async () => {
  [client, staff, colleague] = await Promise.all([
    signUpPerson(portal),
    createStaff(portal),
    createStaff(portal),
  ]);
});

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

async function send(person: Person, requestId: string, text: string, more: object = {}): Promise<string> {
  const body = { requestId, messageId: randomUUID(), text, ...more };
  const { position } = await dataOf(portal.api, sendMessage, { headers: headersOf(person), body });
  return position;
}

async function exported(requestId: string, query: Record<string, string> = {}) {
  const url = new URL(`/api/${exportMessages.path}`, portal.api);
  url.search = new URLSearchParams({ requestId, ...query }).toString();
  const response = await fetch(url, { headers: headersOf(staff) });
  expect(response.status).toBe(200);
  const { headers } = response;
  const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return { ...pdf, headers, text: pdf.pages.join(' ').replaceAll(/\s+/g, ' ') };
}

it('is a PDF of the whole thread with the names of staff, and with internal notes only by choice', async () => {
  const { requestId, orderId } = await copySubmission(portal, client);
  await send(client, requestId, 'Is the chart\ncomplete? <b>One</b> page…');
  const fileId = await uploadForRequest(portal, staff, requestId);
  await send(staff, requestId, 'See the file', { uploadedFiles: [{ fileId }], mentions: [colleague.userId] });
  const note = await send(staff, requestId, 'SECRET note', { isInternal: true });
  await dataOf(portal.api, assignMessage, {
    headers: headersOf(staff),
    body: { requestId, position: note, assigneeId: colleague.userId },
  });
  const question = { missing: ['dates-missing'], note: 'Please send the dates' };
  expect((await intakeCalls(portal, staff).ask(requestId, question, 0)).status).toBe(200);

  const { title, language, text, headers } = await exported(requestId);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toContain(`filename="messages-${requestId}.pdf"`);
  expect({ title, language }).toEqual({ title: `Messages of order ${orderId}`, language: 'en-US' });
  expect(text).toMatch(/1\. .* · Client .*UTC Is the chart complete\? <b>One<\/b> page…/);
  expect(text).toMatch(/2\. Casey Example · Records staff .* See the file File: chart\.pdf/);
  expect(text).toMatch(
    /3\. Casey Example .* asked about this: • Dates of service are missing Please send the dates/,
  );
  expect(text).toContain('Not included');
  expect(text).not.toMatch(/SECRET|Notified|Assigned|2\.1\./);

  await dataOf(portal.api, withdrawFile, { headers: headersOf(staff), body: { requestId, fileId } });
  const whole = await exported(requestId, {
    includeNotes: 'true',
    language: 'es',
    timeZone: 'America/New_York',
  });
  expect(whole).toMatchObject({ title: `Mensajes de la orden ${orderId}`, language: 'es-US' });
  expect(whole.text).toMatch(/2\. Casey Example .* chart\.pdf \(retirado\) Avisados: Casey Example/);
  expect(whole.text).toMatch(
    /2\.1\. Casey Example .* E[SD]T Nota interna\. .* SECRET note Asignado a Casey Example/,
  );
  expect(whole.text).toContain('CON NOTAS INTERNAS');

  const events = (await documentsOf(portal, requestId, 'event')).filter(
    ({ kind }) => kind === 'messages-exported',
  );
  expect(events.map(({ by, details }) => ({ by, details }))).toEqual(
    [false, true].map((withNotes) => ({
      by: expect.objectContaining({ kind: 'staff', id: staff.userId }),
      details: { withNotes },
    })),
  );
});

it('has every message of a long thread once, and names the deleted texts', async () => {
  const { requestId } = await copySubmission(portal, client);
  await storeMessages(portal, requestId, { to: 201 });
  const requests = await containerOf(portal, 'requests');
  await requests
    .item('root', requestId)
    .patch([{ op: 'set', path: '/thread/deletedTo', value: '000150.0000' }]);
  const { text } = await exported(requestId);
  const numbers = [...text.matchAll(/(\d+)\. Sam Clerk/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: 201 }, (_, index) => index + 1));
  expect(text.match(/deleted under the retention schedule/g)).toHaveLength(150);
  expect(text.match(/One page of the chart/g)).toHaveLength(51 * 6);
});

it('of a request that does not exist is refused', async () => {
  const response = await fetch(`${portal.api}/api/${exportMessages.path}?requestId=req_${'0'.repeat(32)}`, {
    headers: headersOf(staff),
  });
  expect(response.status).toBe(404);
});
