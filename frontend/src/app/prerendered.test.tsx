import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { act, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { pages } from '../../build/pages.ts';
import { deviceKeys } from '../lib/storage/deviceKeys.ts';
import { Providers } from './Providers.tsx';
import { AppRoutes } from './routes.tsx';
import { preloadScreen } from './screen.tsx';

const prerendered = pages.filter((page) => page.isPrerendered);

/** Renders all pages in another process, because React cannot render for a server and a browser in the same one. */
function render(): Record<string, string> {
  const script = `
    import { prerender } from './build/prerender.ts';
    const { pages } = await prerender(${JSON.stringify(prerendered.map(({ path }) => path))});
    process.stdout.write(JSON.stringify(Object.fromEntries(pages)));`;
  const cwd = join(import.meta.dirname, '../..');
  const env = { ...process.env, NODE_ENV: 'development' };
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd, env, encoding: 'utf8' }),
  );
}

let contents: Record<string, string>;
beforeAll(() => {
  contents = render();
}, 60_000);

let root: HTMLElement;
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  // The pages must not depend on responses.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  root.remove();
  vi.unstubAllGlobals();
});

// The setup of the tests fails a test on a warning of React, such as different attributes.
it.each(prerendered)(
  '$path is taken over without a warning by a browser with other settings',
  async ({ path }) => {
    root.innerHTML = contents[path]!;
    window.history.replaceState(null, '', path);
    await preloadScreen(path);
    const support = { email: 'help@firm.example', phone: '(800) 555-0100', hours: 'Always' };
    localStorage.setItem(deviceKeys.notices, JSON.stringify({ support }));
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), { media, matches: true, onchange: null } as unknown as MediaQueryList),
    );
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const app = await act(async () =>
      hydrateRoot(
        root,
        <Providers>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </Providers>,
        { onRecoverableError },
      ),
    );
    expect(onRecoverableError.mock.calls).toEqual([]);
    expect(document.documentElement.dataset['ready']).toBe('');
    const footer = within(within(root).getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    await act(async () => app.unmount());
    delete document.documentElement.dataset['ready'];
  },
);

it.each(['/terms', '/privacy'])('%s says that its text is the default, and has it in sections', (path) => {
  root.innerHTML = contents[path]!;
  expect(within(root).getByText('Default text')).toBeVisible();
  expect(within(root).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(5);
});
