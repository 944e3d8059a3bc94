import { randomUUID } from 'node:crypto';
import { getMessages, searchMessages, sendMessage } from '@portal/contract/messages/endpoints.ts';
import { authHeaders, createStaff, type Person, signUpPerson } from '../support/accounts/accounts.ts';
import { dataOf } from '../support/api/callApi.ts';
import type { Portal } from '../support/portal/startPortal.ts';
import { copySubmission } from '../support/requests/copySubmission.ts';
import { threadExports } from '../support/requests/threadExports.ts';
import { storeMessages } from '../support/requests/storedThread.ts';
import { medianMs, type Result } from './measure.ts';

const BUDGET = 1.25;
const SHORT = 60;
const LONG = 1_000;
const OTHER_REQUESTS = 400;
const MESSAGES_OF_OTHERS = 100;
const RUNS = 60;
const EXPORTS = 5;
const MAX_EXPORT_MS = 5_000;
/** With the runs before them, fewer than one account can search for in a minute. */
const SEARCHES = 24;
/** In the last message of `SHORT`. */
const RARE = 'zebra';

/**
 * How long the newest page of a thread takes with 60 and with 1,000 messages, for staff and for the client, the search of
 * staff, also with 40,000 messages of 400 other requests, and the thread as PDF.
 */
export async function messageThread(portal: Portal): Promise<Result[]> {
  const [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
  const { requestId } = await copySubmission(portal, client);
  const pageFor = (person: Person) =>
    medianMs(RUNS, () =>
      dataOf(portal.api, getMessages, { headers: authHeaders(person), query: { requestId } }),
    );
  const search = async (text: string, hits: number) => {
    const headers = authHeaders(await createStaff(portal));
    return medianMs(SEARCHES, async () => {
      const { messages } = await dataOf(portal.api, searchMessages, { headers, body: { text } });
      if (messages.length !== hits) throw new Error(`${messages.length} messages with ${text}`);
    });
  };
  const searches = async () => ({ rare: await search(RARE, 1), frequent: await search('chart missing', 20) });
  const pages = async () => ({ staff: await pageFor(staff), client: await pageFor(client) });

  await storeMessages(portal, requestId, { to: SHORT - 1 });
  await storeMessages(portal, requestId, { from: SHORT, to: SHORT, word: RARE });
  // The first calls include the start of the API.
  await pages();
  await searches();
  const short = { ...(await pages()), ...(await searches()) };
  await storeMessages(portal, requestId, { from: SHORT + 1, to: LONG });
  const long = { ...(await pages()), ...(await searches()) };
  const exportMs = await medianMs(EXPORTS, async () => {
    const response = await threadExports(portal, authHeaders(staff), requestId).print();
    if (!response.ok) throw new Error(String(response.status));
    await response.arrayBuffer();
    // The next order must not join this one.
    const message = { requestId, messageId: randomUUID(), text: 'Another page' };
    await dataOf(portal.api, sendMessage, { headers: authHeaders(staff), body: message });
  });
  for (let count = 0; count < OTHER_REQUESTS; count += 1) {
    const other = await copySubmission(portal, client);
    await storeMessages(portal, other.requestId, { to: MESSAGES_OF_OTHERS });
  }
  const many = await searches();
  const all = LONG + OTHER_REQUESTS * MESSAGES_OF_OTHERS;
  return [
    ...(['staff', 'client'] as const).map((side) =>
      resultOf(`newest page of a thread for ${side}, ${SHORT} → ${LONG} messages`, [short[side], long[side]]),
    ),
    ...(['rare', 'frequent'] as const).map((kind) =>
      resultOf(
        `search in messages with ${kind === 'rare' ? 'one hit' : 'a full page of hits'}, ${SHORT} → ${LONG} messages of a request → ${all} of ${OTHER_REQUESTS + 1}`,
        [short[kind], long[kind], many[kind]],
      ),
    ),
    {
      metric: `thread of ${LONG} messages as PDF`,
      measured: `${(exportMs / 1000).toFixed(1)} s`,
      budget: `≤ ${MAX_EXPORT_MS / 1000} s`,
      isMet: exportMs <= MAX_EXPORT_MS,
    },
  ];
}

function resultOf(metric: string, durations: readonly number[]): Result {
  const ratio = durations.at(-1)! / durations[0]!;
  return {
    metric,
    measured: `${durations.map((ms) => `${ms.toFixed(1)} ms`).join(' → ')} (${ratio.toFixed(2)} ×)`,
    budget: `less than ${BUDGET} ×`,
    isMet: ratio < BUDGET,
  };
}
