import { fulfillRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockOperation } from '../../testing/mockOperation.ts';
import { server } from '../../testing/server.ts';
import { aFulfilled, openPanel } from './testing/openFulfillPanel.tsx';

/** Clicks a link behind the panel; returns the question. */
async function leave(title: string) {
  fireEvent.click(screen.getAllByRole('link', { hidden: true })[0]!);
  return within(await screen.findByRole('dialog', { name: title }));
}

it('asks before leaving: what was entered is not sent, or is being sent', async () => {
  const { user, send, choose } = await openPanel();
  await choose('chart.pdf');
  const unsent = await leave('Leave without sending?');
  expect(unsent.getByText(/isn’t sent yet. You will have to choose the files again/)).toBeVisible();
  await user.click(unsent.getByRole('button', { name: 'Stay' }));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    mockOperation(fulfillRequest, async ({ body }) => {
      await promise;
      return aFulfilled({ requestId: body.requestId });
    }),
  );
  await user.click(send());
  const sending = await leave('Leave while it is being sent?');
  expect(sending.getByText(/is being sent. If you leave now, it may not be sent/)).toBeVisible();
  resolve();
  expect(await screen.findByText('Sent to the client')).toBeVisible();
});
