import { screen } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

function Form() {
  const { isAsking, leave, stay } = useLeaveGuard(
    () => true,
    ({ pathname }) => pathname === '/form',
  );
  return (
    <>
      <Link to="/search" state={{ searched: 'Maria' }}>
        All results
      </Link>
      {isAsking && (
        <>
          <button type="button" onClick={leave}>
            Leave
          </button>
          <button type="button" onClick={stay}>
            Stay
          </button>
        </>
      )}
    </>
  );
}

function Results() {
  const state = useLocation().state as unknown;
  return <p>{JSON.stringify(state)}</p>;
}

it('follows a link with its state after it asked, and not before', async () => {
  const { user } = renderScreen(
    <Routes>
      <Route path="/form" element={<Form />} />
      <Route path="/search" element={<Results />} />
    </Routes>,
    '/form',
  );
  await user.click(screen.getByRole('link', { name: 'All results' }));
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(window.location.pathname).toBe('/form');
  await user.click(screen.getByRole('link', { name: 'All results' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByText('{"searched":"Maria"}')).toBeVisible();
});
