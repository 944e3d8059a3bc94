import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { lazyComponent } from './lazyComponent.tsx';
import { ErrorBoundary } from './page/ErrorBoundary.tsx';

const Loaded = ({ text }: { text: string; onClose?: () => void }) => <p>{text}</p>;

/** A load that fails `failures` times. */
function failing(failures: number) {
  let attempts = 0;
  return vi.fn<() => Promise<typeof Loaded>>(async () => {
    attempts += 1;
    if (attempts <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return Loaded;
  });
}

// React reports errors that a boundary catches.
const ignoreErrors = () => vi.mocked(console.error).mockImplementation(() => undefined);

it('renders the fallback until the code is loaded', async () => {
  const Lazy = lazyComponent(async () => Loaded, { Fallback: ({ text }) => <p>Loading {text}</p> });
  renderScreen(<Lazy text="the list" />);
  expect(screen.getByText('Loading the list')).toBeVisible();
  expect(await screen.findByText('the list')).toBeVisible();
});

it('renders at once when it is preloaded', async () => {
  const Lazy = lazyComponent(async () => Loaded);
  await Lazy.preload();
  renderScreen(<Lazy text="the list" />);
  expect(screen.getByText('the list')).toBeVisible();
});

it('reports a failed load in its place, keeps the page, and loads again on retry', async () => {
  const consoleErrors = ignoreErrors();
  const Lazy = lazyComponent(failing(2));
  renderScreen(
    <>
      <input aria-label="Notes" />
      <Lazy text="the list" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Notes'), 'kept');
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('the list')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Notes')).toHaveValue('kept');
  consoleErrors.mockClear();
});

it('loads again when it is opened again after a failed preload and a failed load', async () => {
  const consoleErrors = ignoreErrors();
  const load = failing(2);
  const Lazy = lazyComponent(load, { failure: 'abovePage' });
  await Lazy.preload();
  const onClose = vi.fn<() => void>();
  const { unmount } = renderScreen(<Lazy text="the dialog" onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledWith();
  unmount();
  renderScreen(<Lazy text="the dialog" onClose={onClose} />);
  expect(await screen.findByText('the dialog')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  consoleErrors.mockClear();
});

it('renders nothing after a failed load that is hidden', async () => {
  const consoleErrors = ignoreErrors();
  const load = failing(1);
  const Lazy = lazyComponent(load, { failure: 'hidden' });
  const { container } = renderScreen(<Lazy text="the export" />);
  await vi.waitFor(() => expect(consoleErrors).toHaveBeenCalled());
  expect(container).not.toHaveTextContent('the export');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  consoleErrors.mockClear();
});

it('passes an error of the loaded component on', async () => {
  const consoleErrors = ignoreErrors();
  const Lazy = lazyComponent(async () => (): never => {
    throw new Error('broken');
  });
  renderScreen(
    <ErrorBoundary>
      <Lazy />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('heading', { name: 'This page stopped working' })).toBeInTheDocument();
  consoleErrors.mockClear();
});
