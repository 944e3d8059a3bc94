import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Providers } from '../app/Providers.tsx';

/** Renders a screen with everything it finds around it in the portal, at the given address, with what the screen before handed over (`usr` is the router's name for it). */
export function renderScreen(
  screen: ReactNode,
  address = '/',
  handedOver: unknown = null,
): RenderResult & { user: UserEvent } {
  window.history.replaceState({ usr: handedOver }, '', address);
  const user = userEvent.setup();
  return { user, ...render(<Providers>{screen}</Providers>) };
}

/** The same as after a reload: at the address and with the history that are there. */
export function renderReloaded(screen: ReactNode): RenderResult & { user: UserEvent } {
  return { user: userEvent.setup(), ...render(<Providers>{screen}</Providers>) };
}
