import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/apiError.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ConfirmChange, type ConfirmChangeProps } from './ConfirmChange.tsx';

const refusal = new ApiError({ code: 'conflict', message: 'It is in use.', status: 409 });

function Item(props: Partial<ConfirmChangeProps<string>> & Pick<ConfirmChangeProps<string>, 'send'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <ConfirmChange title="Delete it?" onClose={() => setOpen(false)} {...props}>
          Nobody sees it again.
        </ConfirmChange>
      )}
    </>
  );
}

async function open(props: Parameters<typeof Item>[0]) {
  const { user } = renderScreen(<Item {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete it?' }));
  return { user, dialog, confirm: dialog.getByRole('button', { name: 'Delete' }) };
}

it('closes after the change, says so, and returns the focus', async () => {
  const { user, confirm } = await open({
    send: () => Promise.resolve('the chart'),
    success: (what) => `Deleted ${what}`,
  });
  await user.click(confirm);
  expect(await screen.findByText('Deleted the chart')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it.each<[string, ConfirmChangeProps<string>['failure'], RegExp]>([
  ['a title above the reason', 'It was not deleted', /^It was not deletedIt is in use\.$/],
  ['a sentence with the reason', ({ message }) => `Not deleted: ${message}`, /^Not deleted: It is in use\.$/],
  ['a title of its own', undefined, /^Nothing was changedIt is in use\.$/],
])('shows a failure in the dialog, as %s, until the next attempt', async (_, failure, text) => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal).mockResolvedValueOnce('');
  const { user, dialog, confirm } = await open({ send, ...(failure && { failure }) });
  await user.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(send).toHaveBeenCalledTimes(2);
});

it('does not say that nothing happened if the answer was lost', async () => {
  const lost = new ApiError({ code: 'unavailable', message: 'Please try again.', status: 0 });
  const { user, dialog, confirm } = await open({ send: () => Promise.reject(lost) });
  await user.click(confirm);
  expect(await dialog.findByText('We could not confirm that this was saved')).toBeVisible();
});

it('cannot be closed or confirmed again while it runs', async () => {
  const running = Promise.withResolvers<string>();
  const send = vi.fn<() => Promise<string>>(() => running.promise);
  const { user, dialog, confirm } = await open({ send });
  await user.click(confirm);
  await user.click(confirm);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(send).toHaveBeenCalledOnce();
  running.resolve('');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each<[string, ConfirmChangeProps<string>['failure'], string]>([
  ['title', 'The chart was not deleted', 'The chart was not deleted'],
  ['sentence', ({ message }) => `Not deleted: ${message}`, 'Not deleted: It is in use.'],
])('says in a toast that it failed if the person has left the page: %s', async (_, failure, text) => {
  const running = Promise.withResolvers<string>();
  function Page() {
    const [hasLeft, setLeft] = useState(false);
    const send = () => {
      setLeft(true);
      return running.promise;
    };
    return hasLeft ? null : <Item send={send} {...(failure && { failure })} />;
  }
  const { user } = renderScreen(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  running.reject(refusal);
  expect(await screen.findByText(text)).toBeVisible();
});
