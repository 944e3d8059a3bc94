import { readWorkspace } from '@portal/contract/workspace/endpoints.ts';
import { DEFAULT_WORKSPACE } from '@portal/contract/workspace/schemas.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { AppShell } from '../shell/AppShell.tsx';
// Preloaded so that tests don't wait for the imports.
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
      <form role="search">
        <input type="search" aria-label="Part of a form" />
      </form>
      <div role="search">
        <input type="search" aria-label="Search requests" />
      </div>
    </AppShell>,
    '/dashboard',
  );
  await screen.findByRole('heading', { name: 'Page' });
  return { ...rendered, reads };
}

it('lists the shortcuts, searches, and goes to pages', async () => {
  const { user } = await show('staff');
  // The shortcuts load after the page.
  const dialog = await waitFor(async () => {
    await user.keyboard('?');
    return screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  });
  expect(dialog).toHaveTextContent('GSSubmissions');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Search requests' });
  expect(search).toHaveFocus();
  await user.keyboard('gs');
  expect(window.location.pathname).toBe('/dashboard');
  search.blur();
  await user.keyboard('gs');
  await waitFor(() => expect(window.location.pathname).toBe('/submissions'));
});

it('has no shortcuts for a person who turned them off', async () => {
  const { user, reads } = await show('staff', false);
  await waitFor(() => expect(reads).toHaveLength(1));
  await user.keyboard('?/');
  expect(document.body).toHaveFocus();
  await user.keyboard('gs');
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
});

it('clients have no shortcuts', async () => {
  const { user } = await show('client');
  await user.keyboard('?/gs');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/dashboard');
});
