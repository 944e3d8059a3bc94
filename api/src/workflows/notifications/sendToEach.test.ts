import { expect, it } from 'vitest';
import { sendToEach } from './sendToEach.ts';

const RECIPIENTS = Array.from({ length: 22 }, (_, index) => index);

it('sends to eight recipients at a time, until all of them have the notice', async () => {
  const started: number[] = [];
  const pending: (() => void)[] = [];
  const sending = sendToEach(RECIPIENTS, async (recipient) => {
    started.push(recipient);
    await new Promise<void>((resolve) => pending.push(resolve));
  });
  for (const count of [8, 16, 22]) {
    await expect.poll(() => started).toHaveLength(count);
    for (const end of pending.splice(0)) end();
  }
  await sending;
  expect(started).toEqual(RECIPIENTS);
});

it('sends to the others if some fail, and throws the first failure at the end', async () => {
  const sent: number[] = [];
  const sending = sendToEach(RECIPIENTS, async (recipient) => {
    if (recipient % 5 === 3) throw new Error(`no mailbox ${recipient}`);
    sent.push(recipient);
  });
  await expect(sending).rejects.toThrow('no mailbox 3');
  expect(sent).toEqual(RECIPIENTS.filter((recipient) => recipient % 5 !== 3));
});
