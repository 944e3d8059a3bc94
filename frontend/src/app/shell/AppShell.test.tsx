import { signOut } from '@portal/contract/accounts/endpoints/auth.ts';
import { readMessages } from '@portal/contract/messages/endpoints.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { getWorkViews } from '@portal/contract/requests/endpoints/workViews.ts';
import { readWorkspace } from '@portal/contract/workspace/endpoints.ts';
import { DEFAULT_WORKSPACE } from '@portal/contract/workspace/schemas.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useReadMessages } from '../../features/messages/api/useMessages.ts';
import { aPage, someCounts } from '../../features/requests/testing/mockLists.ts';
import { aRequest } from '../../features/requests/testing/aRequest.ts';
import { currentSession } from '../../lib/session/session.ts';
import { mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { AppShell } from './AppShell.tsx';

function renderShell(path = '/dashboard') {
  return renderScreen(
    <AppShell>
      <h1>Page</h1>
    </AppShell>,
    path,
  );
}

const navigation = () => screen.getByRole('navigation', { name: 'Main' });
const avatar = () => screen.getByRole('button', { name: 'Account of casey@firm.example, CA' });

describe('the navigation', () => {
  it.each(['client', 'staff', 'admin'] as const)('shows the pages of the role %s', (role) => {
    signInAs({ role });
    renderShell();
    const links = within(navigation()).getAllByRole('link');
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Records Portal /dashboard',
      'Dashboard /dashboard',
      ...(role === 'client'
        ? []
        : ['Submissions /submissions', 'Analytics /analytics', 'Payments /payments', 'Payouts /payouts']),
      ...(role === 'client' ? [] : ['Management /management']),
      'Client Request /client/request',
      ...(role === 'client' ? [] : ['Internal Request /internal-request']),
      'Settings /account-settings',
    ]);
    expect(within(navigation()).getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });

  it('marks the current page', () => {
    signInAs();
    renderShell();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  });

  it('collapses to icons with accessible names, and stays collapsed', async () => {
    signInAs();
    const { user, unmount } = renderShell();
    await user.click(screen.getByRole('button', { name: 'Show icons only' }));
    expect(within(navigation()).getByRole('link', { name: 'Client Request' })).toHaveAttribute(
      'title',
      'Client Request',
    );
    unmount();
    renderShell();
    expect(screen.getByRole('button', { name: 'Show the navigation' })).toBeInTheDocument();
  });

  describe('on the page of a request', () => {
    const request = '/dashboard/request/req_1';
    const narrowMedia = window.matchMedia;
    const setWidth = (isWide: boolean) => {
      window.matchMedia = (media) =>
        Object.assign(new EventTarget(), {
          media,
          matches: isWide && media === '(min-width: 1280px)',
        }) as never;
    };
    const isCollapsed = () => screen.queryByRole('button', { name: 'Show the navigation' }) !== null;
    beforeEach(() => {
      localStorage.removeItem('portal.navigation');
      server.use(mockOperation(readWorkspace, () => DEFAULT_WORKSPACE));
    });
    afterEach(() => {
      window.matchMedia = narrowMedia;
      localStorage.removeItem('portal.navigation');
    });

    it.each([
      ['staff at 1280 px', 'staff', true, request, true],
      ['admins at 1280 px', 'admin', true, request, true],
      ['staff on a narrower screen', 'staff', false, request, false],
      ['clients', 'client', true, request, false],
      ['staff on another page', 'staff', true, '/dashboard', false],
    ] as const)('%s: icons only is %s', (_, role, isWide, path, expected) => {
      setWidth(isWide);
      signInAs({ role });
      renderShell(path);
      expect(isCollapsed()).toBe(expected);
    });

    it('what a person chose wins, and is kept', async () => {
      setWidth(true);
      signInAs({ role: 'staff' });
      const { user, unmount } = renderShell(request);
      await user.click(screen.getByRole('button', { name: 'Show the navigation' }));
      expect(isCollapsed()).toBe(false);
      unmount();
      renderShell(request);
      expect(isCollapsed()).toBe(false);
    });
  });

  it('opens as a drawer that Escape closes', async () => {
    signInAs();
    const { user } = renderShell();
    await user.click(screen.getByRole('button', { name: 'Open the navigation', hidden: true }));
    expect(await screen.findByRole('dialog', { name: 'Records Portal' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be skipped', () => {
    signInAs();
    renderShell();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });
});

describe('the number of requests with new messages', () => {
  const mock = (count: number) =>
    server.use(
      mockOperation(readWorkspace, () => DEFAULT_WORKSPACE),
      mockOperation(getWorkViews, () => ({ changes: 1, counts: { ...someCounts, messages: count } })),
      mockOperation(getAllClientRequests, ({ query }) => ({ ...aPage(query, 0), withNewMessages: count })),
    );
  const dashboard = (name: string) => within(navigation()).findByRole('link', { name });

  it.each(['client', 'staff'] as const)('stands at the Dashboard for the role %s', async (role) => {
    mock(3);
    signInAs({ role });
    const { user } = renderShell();
    expect(await dashboard('Dashboard 3 requests with new messages')).toHaveTextContent('Dashboard3');
    await user.click(screen.getByRole('button', { name: 'Show icons only' }));
    expect(await dashboard('Dashboard 3 requests with new messages')).toHaveTextContent('3');
  });

  it('has room for 99, and names the whole number', async () => {
    mock(120);
    signInAs({ role: 'staff' });
    renderShell();
    expect(await dashboard('Dashboard 120 requests with new messages')).toHaveTextContent('Dashboard99+');
  });

  it('is counted again after messages were read', async () => {
    mock(1);
    signInAs({ role: 'client' });
    const { user } = renderScreen(
      <AppShell>
        <Reader />
      </AppShell>,
      '/dashboard',
    );
    await dashboard('Dashboard 1 request with new messages');
    mock(0);
    server.use(mockOperation(readMessages, () => ({ unread: 0 })));
    await user.click(screen.getByRole('button', { name: 'Read' }));
    expect(await dashboard('Dashboard')).toHaveTextContent(/^Dashboard$/);
  });
});

function Reader() {
  const read = useReadMessages({ request: aRequest(), pair: null });
  return <button onClick={() => void read('000001.0000')}>Read</button>;
}

describe('the account menu', () => {
  beforeEach(() => {
    signInAs();
  });

  it('shows the initials of the email address', () => {
    renderShell();
    expect(avatar()).toHaveTextContent('CA');
  });

  it('offers profile, settings and log out, and supports arrow keys', async () => {
    const { user } = renderShell();
    await user.click(avatar());
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Profile', 'Settings', 'Log out']);
    expect(items[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(items[1]).toHaveFocus();
    await user.keyboard('{End}{ArrowDown}');
    expect(items[0]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(items[2]).toHaveFocus();
    await user.keyboard('{Home}');
    expect(items[0]).toHaveFocus();
  });

  it('opens with the last item focused on the up arrow', async () => {
    const { user } = renderShell();
    avatar().focus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  });

  it('closes with Escape and restores the focus', async () => {
    const { user } = renderShell();
    await user.click(avatar());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(avatar()).toHaveFocus();
  });

  it('closes on a click outside and when the focus leaves', async () => {
    const { user } = renderShell();
    await user.click(avatar());
    await user.click(screen.getByRole('heading', { name: 'Page' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(avatar());
    await user.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('closes when an item is chosen', async () => {
    const { user } = renderShell();
    await user.click(avatar());
    await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
    expect(window.location.pathname).toBe('/profile');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('signs out here and on the server', async () => {
    const tokens: (string | null)[] = [];
    server.use(
      mockOperation(signOut, ({ headers }) => {
        tokens.push(headers.get('X-Portal-Authorization'));
        return {};
      }),
    );
    const { user } = renderShell();
    await user.click(avatar());
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(currentSession()).toBeNull());
    await waitFor(() => expect(tokens).toEqual([expect.stringMatching(/^Bearer /)]));
  });
});
