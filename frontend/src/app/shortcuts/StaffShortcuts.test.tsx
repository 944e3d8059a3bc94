import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { signInAs } from '../../testing/signInAs.ts';
import { AppShell } from '../shell/AppShell.tsx';
// Preloaded so that tests don't wait for the imports.
import './ShortcutsDialog.tsx';
import './StaffShortcuts.tsx';

async function show(role: 'staff' | 'client') {
  signInAs({ role });
  const rendered = renderScreen(
    <AppShell>
      <h1>Page</h1>
      <input type="search" aria-label="Search requests" />
      <button type="button" data-row="req_1" tabIndex={-1} aria-label="1" />
      <button type="button" data-row="req_2" tabIndex={0} aria-label="2" />
    </AppShell>,
    '/dashboard',
  );
  await screen.findByRole('heading', { name: 'Page' });
  return rendered;
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
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('gs');
  expect(window.location.pathname).toBe('/dashboard');
  screen.getByRole('searchbox').blur();
  await user.keyboard('gs');
  await waitFor(() => expect(window.location.pathname).toBe('/submissions'));
});

it('the second Tab and Enter lead to the current row of the list', async () => {
  const { user } = await show('staff');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to the list' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toHaveAttribute('data-row', 'req_2');
});

it('clients have no shortcuts', async () => {
  const { user } = await show('client');
  await user.keyboard('?/gs');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/dashboard');
  expect(screen.queryByRole('link', { name: 'Skip to the list' })).not.toBeInTheDocument();
});
