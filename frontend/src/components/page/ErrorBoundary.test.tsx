import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('broken');
}

it('shows the crash screen when a component throws', () => {
  const consoleErrors = vi.mocked(console.error).mockImplementation(() => undefined);
  renderScreen(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'This page stopped working' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  consoleErrors.mockClear();
});
