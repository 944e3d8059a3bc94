import { readWorkspace } from '@portal/contract/workspace/endpoints.ts';
import { DEFAULT_WORKSPACE } from '@portal/contract/workspace/schemas.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { areShortcutsEnabled } from '../../lib/shortcuts/shortcutsSetting.ts';
import { mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { AppShell } from '../shell/AppShell.tsx';
// Preloaded so that tests don't wait for the imports.
import '../../features/search/SearchDialog.tsx';
import './ShortcutsDialog.tsx';
import './StaffShortcuts.tsx';

async function show(role: 'staff' | 'client', shortcuts = true) {
  signInAs({ role });
  const reads: string[] = [];
  server.use(
    mockOperation(readWorkspace, () => {
      reads.push(role);
      return { ...DEFAULT_WORKSPACE, shortcuts };
    }),
  );
  const rendered = renderScreen(
    <AppShell>
      <h1>Page</h1>
      <input aria-label="Name" />
    </AppShell>,
    '/dashboard',
  );
  await screen.findByRole('heading', { name: 'Page' });
  return { ...rendered, reads };
}

it('lists the shortcuts and goes to pages', async () => {
  const { user } = await show('staff');
  // The shortcuts load after the page.
  const dialog = await waitFor(async () => {
    await user.keyboard('?');
    return screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  });
  expect(dialog).toHaveTextContent('GSSubmissions');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.type(field, 'gs');
  expect(window.location.pathname).toBe('/dashboard');
  field.blur();
  await user.keyboard('gs');
  await waitFor(() => expect(window.location.pathname).toBe('/submissions'));
});

it.each([
  ['/', '/'],
  ['Ctrl+K', '{Control>}k{/Control}'],
  ['Cmd+K', '{Meta>}k{/Meta}'],
])('%s opens the search, but not while typing', async (_, keys) => {
  const { user } = await show('staff');
  const button = screen.getByRole('button', { name: 'Search' });
  await waitFor(() => expect(button).toHaveAttribute('aria-keyshortcuts', '/'));
  expect(button).toHaveTextContent('Search/');
  const name = screen.getByRole('textbox', { name: 'Name' });
  name.focus();
  await user.keyboard(keys);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  name.blur();
  await user.keyboard(keys);
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it('what is typed before the search has loaded runs no other shortcut', async () => {
  const { user } = await show('staff');
  const button = screen.getByRole('button', { name: 'Search' });
  await waitFor(() => expect(button).toHaveAttribute('aria-keyshortcuts', '/'));
  await user.keyboard('/');
  expect(areShortcutsEnabled()).toBe(false);
  await screen.findByRole('dialog', { name: 'Search' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(areShortcutsEnabled()).toBe(true));
});

it('has no shortcuts for a person who turned them off', async () => {
  const { user, reads } = await show('staff', false);
  await waitFor(() => expect(reads).toHaveLength(1));
  await user.keyboard('?/{Control>}k{/Control}gs');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveTextContent(/^Search$/);
  expect(window.location.pathname).toBe('/dashboard');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('staff have them on public pages too, and forms with unsaved input ask first', async () => {
  signInAs({ role: 'staff' });
  server.use(mockOperation(readWorkspace, () => DEFAULT_WORKSPACE));
  const { user } = renderScreen(<PublicLayout>Page</PublicLayout>, '/client/request');
  await waitFor(async () => {
    await user.keyboard('?');
    return screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const warn = (event: Event) => event.preventDefault();
  const clicked: string[] = [];
  const guard = (event: Event) => {
    event.preventDefault();
    clicked.push((event.target as HTMLAnchorElement).pathname);
  };
  window.addEventListener('beforeunload', warn);
  document.addEventListener('click', guard);
  await user.keyboard('gs');
  window.removeEventListener('beforeunload', warn);
  document.removeEventListener('click', guard);
  expect(clicked).toEqual(['/submissions']);
  expect(window.location.pathname).toBe('/client/request');
  await user.keyboard('/');
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeInTheDocument();
});

it('clients have no shortcuts, but the button', async () => {
  const { user } = await show('client');
  await user.keyboard('?/gs');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/dashboard');
  const button = screen.getByRole('button', { name: 'Search' });
  expect(button).toHaveTextContent(/^Search$/);
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});
