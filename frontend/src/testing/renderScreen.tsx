import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Providers } from '../app/Providers.tsx';

/** Renders a screen with all providers, at an address and with router state (which React Router stores as `usr`). */
export function renderScreen(
  screen: ReactNode,
  address = '/',
  routerState: unknown = null,
): RenderResult & { user: UserEvent } {
  window.history.replaceState({ usr: routerState }, '', address);
  const user = userEvent.setup();
  return {
    user,
    ...render(
      <Providers>
        <BrowserRouter>{screen}</BrowserRouter>
      </Providers>,
    ),
  };
}

/** Renders a screen as after a reload: at the current address and history entry. */
export function renderReloaded(screen: ReactNode): RenderResult & { user: UserEvent } {
  return {
    user: userEvent.setup(),
    ...render(
      <Providers>
        <BrowserRouter>{screen}</BrowserRouter>
      </Providers>,
    ),
  };
}
