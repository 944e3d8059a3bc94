import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Providers } from '../app/Providers.tsx';

/** Renders a screen with everything it finds around it in the portal, at the given address. */
export function renderScreen(screen: ReactNode, address = '/'): RenderResult & { user: UserEvent } {
  window.history.replaceState(null, '', address);
  const user = userEvent.setup();
  return { user, ...render(<Providers>{screen}</Providers>) };
}
