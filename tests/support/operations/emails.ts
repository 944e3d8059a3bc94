import { z } from 'zod';
import { eventually } from '../portal/eventually.ts';
import { containerOf } from '../portal/stores.ts';

const messages = z.array(z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string() }));

/** The steps of tasks that send emails or text messages. */
const NOTICES = /^(?:notify|email|remind)-(?!client-later)/;

/** How long notices can take without an outage. */
const SEND_MS = 5_000;

export type Message = z.output<typeof messages>[number];

/** A portal with its inbox and its stores. */
type Mailing = Parameters<typeof containerOf>[0] & { readonly mail: string };

/** The emails in the portal's inbox that contain this Order ID. */
export async function emailsAbout(portal: Mailing, orderId: string): Promise<Message[]> {
  return (await inbox(portal)).filter(({ text }) => text.includes(orderId));
}

/** How many of these orders the inbox has an email about. */
export async function ordersWithEmail(portal: Mailing, orderIds: readonly string[]): Promise<number> {
  const texts = (await inbox(portal)).map(({ text }) => text);
  return orderIds.filter((orderId) => texts.some((text) => text.includes(orderId))).length;
}

/** The emails to one address. */
export async function emailsTo(portal: Mailing, address: string): Promise<Message[]> {
  return (await inbox(portal)).filter(({ to }) => to === address);
}

/**
 * Reads the inbox after the notices of the calls before have been sent: calls do not wait for them. Notices that cannot be
 * sent, for example because the API was killed, are not in it.
 */
async function inbox(portal: Mailing): Promise<Message[]> {
  await eventually('the end of notices', async () => !(await isSending(portal)), SEND_MS).catch(() => null);
  const response = await fetch(new URL('messages.json', portal.mail));
  return messages.parse(await response.json());
}

/** A process that sends notices keeps the sweep from their task for at most this long. */
const RESERVED_MS = 46_000;

/** Whether the process that committed a change still sends its notices: a first attempt, which the sweep leaves alone. */
async function isSending(portal: Mailing): Promise<boolean> {
  const requests = await containerOf(portal, 'requests');
  const { resources } = await requests.items
    .query<{ work: readonly { readonly kind: string }[] }>({
      query:
        'SELECT c.work FROM c WHERE c.type = @type AND c.attempts = 0 AND NOT IS_DEFINED(c.stuckSince) AND c.due > @now AND c.due <= @reserved',
      parameters: [
        { name: '@type', value: 'task' },
        { name: '@now', value: new Date().toISOString() },
        { name: '@reserved', value: new Date(Date.now() + RESERVED_MS).toISOString() },
      ],
    })
    .fetchAll();
  return resources.some(({ work }) => work.some(({ kind }) => NOTICES.test(kind)));
}
