import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '../../../components/form/TextField.tsx';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { LazyAuthForm } from './LazyAuthForm.tsx';

const schema = z.object({ name: z.string().check(z.minLength(1, 'Name is required')) });
const send = vi.fn<(values: { name: string }) => Promise<void>>();

function Form({ load }: { load: () => Promise<{ schema: typeof schema }> }) {
  return (
    <LazyAuthForm
      load={load}
      defaultValues={{ name: '' }}
      send={send}
      fallback="It failed."
      action="Send"
      busyAction="Sending..."
    >
      <TextField name="name" label="Name" />
    </LazyAuthForm>
  );
}

it('reports when its schema fails to load, keeps the typed values, and can be sent again', async () => {
  send.mockReset().mockResolvedValue();
  let online = false;
  const load = () => (online ? Promise.resolve({ schema }) : Promise.reject(new TypeError('no network')));
  const { user } = renderScreen(<Form load={load} />);
  await user.type(screen.getByLabelText('Name'), 'Casey{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
  expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled');
  expect(screen.getByLabelText('Name')).toHaveValue('Casey');
  online = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Casey' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('waits for its schema when it loads after the form was submitted', async () => {
  send.mockReset().mockResolvedValue();
  const { promise, resolve } = Promise.withResolvers<{ schema: typeof schema }>();
  const { user } = renderScreen(<Form load={() => promise} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeVisible();
  resolve({ schema });
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required'));
  expect(send).not.toHaveBeenCalled();
});

it('renders its fields once when it mounts', () => {
  const rendered = vi.fn<() => void>();
  function Field() {
    rendered();
    return <TextField name="name" label="Name" />;
  }
  function Screen() {
    return (
      <LazyAuthForm
        load={() => Promise.resolve({ schema })}
        defaultValues={{ name: '' }}
        send={send}
        fallback="It failed."
        action="Send"
        busyAction="Sending..."
      >
        <Field />
      </LazyAuthForm>
    );
  }
  renderScreen(<Screen />);
  expect(screen.getByLabelText('Name')).toBeVisible();
  expect(rendered).toHaveBeenCalledOnce();
});
