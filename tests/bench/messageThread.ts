import { randomUUID } from 'node:crypto';
import type { OperationInput } from '@azure/cosmos';
import { getMessages } from '@portal/contract/messages/endpoints.ts';
import { authHeaders, createStaff, signUpPerson } from '../support/accounts/accounts.ts';
import { dataOf } from '../support/api/callApi.ts';
import type { Portal } from '../support/portal/startPortal.ts';
import { containerOf } from '../support/portal/stores.ts';
import { copySubmission } from '../support/requests/copySubmission.ts';
import { medianMs, type Result } from './measure.ts';

const BUDGET = 1.25;
const SHORT = 60;
const LONG = 1_000;
const RUNS = 60;
const BATCH = 100;

/** How long the newest page of a thread takes with 60 and with 1,000 messages, for staff and for the client. */
export async function messageThread(portal: Portal): Promise<Result[]> {
  const [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
  const { requestId } = await copySubmission(portal, client);
  const measure = async (messages: number, stored: number) => {
    await storeMessages(portal, requestId, stored, messages);
    const pageOf = (person: typeof staff) => () =>
      dataOf(portal.api, getMessages, { headers: authHeaders(person), query: { requestId } });
    return {
      staff: await medianMs(RUNS, pageOf(staff)),
      client: await medianMs(RUNS, pageOf(client)),
    };
  };
  const short = await measure(SHORT, 0);
  const long = await measure(LONG, SHORT);
  return (['staff', 'client'] as const).map((side) => {
    const ratio = long[side] / short[side];
    return {
      metric: `newest page of a thread for ${side}, ${SHORT} → ${LONG} messages`,
      measured: `${short[side].toFixed(1)} ms → ${long[side].toFixed(1)} ms (${ratio.toFixed(2)} ×)`,
      budget: `less than ${BUDGET} ×`,
      isMet: ratio < BUDGET,
    };
  });
}

/** Adds the messages after the first `from` up to the number `to`. */
async function storeMessages(portal: Portal, requestId: string, from: number, to: number): Promise<void> {
  const container = await containerOf(portal, 'requests');
  const numbers = Array.from({ length: to - from }, (_, index) => from + index + 1);
  for (let start = 0; start < numbers.length; start += BATCH) {
    const operations = numbers.slice(start, start + BATCH).map((number) => ({
      operationType: 'Create',
      resourceBody: messageDocument(requestId, number),
    }));
    await container.items.batch(operations as OperationInput[], requestId);
  }
  const thread = { messages: to, notes: 0, notesAtEnd: 0, unreadByStaff: [], unreadByClient: [] };
  await container.item('root', requestId).patch([{ op: 'set', path: '/thread', value: thread }]);
}

function messageDocument(requestId: string, number: number) {
  const position = `${String(number).padStart(6, '0')}.0000`;
  return {
    id: `message|${position}`,
    requestId,
    type: 'message',
    messageId: randomUUID(),
    position,
    at: new Date().toISOString(),
    by: { kind: number % 2 === 0 ? 'staff' : 'client', id: 'u_1' },
    byName: 'Sam Clerk',
    text: 'One page of the chart is missing. '.repeat(6),
    isInternal: false,
    mentions: [],
  };
}
