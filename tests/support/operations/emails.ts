import { z } from 'zod';

const messages = z.array(z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string() }));

export type Message = z.output<typeof messages>[number];

/** The emails in the portal's inbox that contain this Order ID. */
export async function emailsAbout(portal: { readonly mail: string }, orderId: string): Promise<Message[]> {
  return (await inbox(portal)).filter(({ text }) => text.includes(orderId));
}

/** How many of these orders the inbox has an email about. */
export async function ordersWithEmail(
  portal: { readonly mail: string },
  orderIds: readonly string[],
): Promise<number> {
  const texts = (await inbox(portal)).map(({ text }) => text);
  return orderIds.filter((orderId) => texts.some((text) => text.includes(orderId))).length;
}

/** The emails to one address. */
export async function emailsTo(portal: { readonly mail: string }, address: string): Promise<Message[]> {
  return (await inbox(portal)).filter(({ to }) => to === address);
}

async function inbox(portal: { readonly mail: string }): Promise<Message[]> {
  const response = await fetch(new URL('messages.json', portal.mail));
  return messages.parse(await response.json());
}
