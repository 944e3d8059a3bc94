import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspace } from '@portal/contract/workspace/endpoints.ts';
import { DEFAULT_WORKSPACE } from '@portal/contract/workspace/schemas.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { settingsTabsOf } from '../../features/accounts/settings/settingsTabs.ts';
import { tabsOf } from '../management/managementTab.ts';
import { requestTabs } from '../../features/desk/requestTabs.ts';
import { switchLanguage } from '../../lib/language/switchLanguage.ts';
import { mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { AppShell } from '../shell/AppShell.tsx';
// Preloaded so that tests don't wait for the imports.
import '@portal/contract/languages/es.ts';
import '@portal/contract/languages/help/es.ts';
import '../shortcuts/StaffShortcuts.tsx';
import './HelpPanel.tsx';
import { helpTopicOf } from './helpTopicOf.ts';

const staffRoles = ['staff', 'admin'] as const;

/** The addresses of the screens behind the sign-in, from the router. */
function routesForStaff(): string[] {
  const source = readFileSync(join(import.meta.dirname, '../routes.tsx'), 'utf8');
  const area =
    /<Route element=\{<screens\.SignedInArea \/>\}>([^]*?)\n {10}<\/Route>/.exec(source)?.[1] ?? '';
  return [...area.matchAll(/<Route path="([^"]+)" element=\{<screens\.\w+ \/>\}/g)].map(([, path]) =>
    path!.replace(/:\w+/, 'req_1'),
  );
}

/** The tabs that a screen names in its address; one empty name for a screen without tabs. */
function tabsAt(path: string, role: (typeof staffRoles)[number]): readonly string[] {
  if (path === '/management') return tabsOf(role);
  if (path === '/account-settings') return settingsTabsOf(role);
  return path === '/dashboard/request/req_1' ? requestTabs : [''];
}

const screensOf = (role: (typeof staffRoles)[number]) =>
  routesForStaff().flatMap((path) => tabsAt(path, role).map((tab) => [path, tab] as const));

function show(path = '/dashboard', { role = 'staff', shortcuts = true } = {}) {
  signInAs({ role: role as 'staff' });
  server.use(mockOperation(readWorkspace, () => ({ ...DEFAULT_WORKSPACE, shortcuts })));
  return renderScreen(
    <AppShell>
      <h1>Page</h1>
    </AppShell>,
    path,
  );
}

describe('the help of each screen', () => {
  it('exists for every route and tab of staff', () => {
    expect(routesForStaff().length).toBeGreaterThanOrEqual(10);
    for (const role of staffRoles) {
      const without = screensOf(role).filter(
        ([path, tab]) => helpTopicOf(path, `?tab=${tab}`, role) === undefined,
      );
      expect(without).toEqual([]);
    }
  });

  it('is its own for every screen, with two to five questions', () => {
    const topics = screensOf('admin').map(([path, tab]) => helpTopicOf(path, `?tab=${tab}`, 'admin')!);
    expect(new Set(topics).size).toBe(topics.length);
    expect(topics.filter(({ questions }) => questions.length < 2 || questions.length > 5)).toEqual([]);
  });

  it('of a tab that the role does not have is that of the shown tab', () => {
    expect(helpTopicOf('/management', '?tab=people', 'staff')?.screen).toBe('Request Statuses');
    expect(helpTopicOf('/management', '?tab=people', 'admin')?.screen).toBe('People');
  });

  it('does not exist for an address without a screen', () => {
    expect(helpTopicOf('/nowhere', '', 'staff')).toBeUndefined();
  });
});

describe('the help panel', () => {
  afterEach(() => switchLanguage('en'));

  it.each([
    ['/dashboard', 'Dashboard', '/guide/clerk#find-your-next-request'],
    ['/dashboard/request/req_1?tab=messages', 'Messages', '/guide/clerk#write-to-the-client'],
    ['/management?tab=deadlines', 'Deadlines', '/guide/admin#check-the-rules-and-checklists'],
    ['/analytics', 'Analytics', '/guide/manager#read-the-figures-of-a-period'],
  ])('at %s says what “%s” is for and links to the guide', async (path, name, guide) => {
    const { user } = show(path);
    await user.click(screen.getByRole('button', { name: 'Help' }));
    const panel = await screen.findByRole('dialog', { name: `Help: ${name}` });
    const topic = helpTopicOf(path.split('?')[0]!, path.split('?')[1] ?? '', 'staff')!;
    expect(panel).toHaveTextContent(topic.purpose);
    for (const [question, answer] of topic.questions) expect(panel).toHaveTextContent(question + answer);
    const link = within(panel).getByRole('link', { name: /^Guide for/ });
    expect(link).toHaveAttribute('href', guide);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('takes the focus, and gives it back when Escape closes it', async () => {
    const { user } = show();
    const button = screen.getByRole('button', { name: 'Help' });
    button.focus();
    await user.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Help: Dashboard' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('closes with its button', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Help' }));
    await user.click(await screen.findByRole('button', { name: 'Close the help' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus();
  });

  it('lists the shortcuts that work on the screen', async () => {
    const { user } = show();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-keyshortcuts', '/'),
    );
    await user.click(screen.getByRole('button', { name: 'Help' }));
    const panel = await screen.findByRole('dialog');
    expect(panel).toHaveTextContent('JNext request');
    expect(panel).toHaveTextContent('?Keyboard shortcuts');
    expect(panel).not.toHaveTextContent('UUpload Documents');
  });

  it('links to the settings for a person who turned the shortcuts off', async () => {
    const { user } = show('/dashboard', { shortcuts: false });
    await user.click(screen.getByRole('button', { name: 'Help' }));
    const panel = await screen.findByRole('dialog');
    expect(panel).not.toHaveTextContent('JNext request');
    await user.click(within(panel).getByRole('link', { name: 'Settings' }));
    expect(window.location.pathname).toBe('/account-settings');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  });

  it('is in the language of the page', async () => {
    await switchLanguage('es');
    const { user } = show('/submissions');
    await user.click(screen.getByRole('button', { name: 'Ayuda' }));
    const panel = await screen.findByRole('dialog', { name: 'Ayuda: Envíos recibidos' });
    expect(panel).toHaveTextContent('¿Cómo reviso un envío?');
  });

  it('is not offered to clients', async () => {
    show('/dashboard', { role: 'client' });
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Help' })).not.toBeInTheDocument();
  });
});
