import { z } from 'zod';

const messages = z.array(z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string() }));

export type Message = z.output<typeof messages>[number];

/** The mails in a portal's inbox that name this order id. */
export async function mailsAbout(portal: { readonly mail: string }, orderId: string): Promise<Message[]> {
  const response = await fetch(new URL('messages.json', portal.mail));
  return messages.parse(await response.json()).filter(({ text }) => text.includes(orderId));
}
