import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageLocation } from '../../components/page/pageLocation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { screen as screenOf } from '../screen.tsx';
import { KeptList } from './KeptList.tsx';

const effects: string[] = [];

function List() {
  const { search } = usePageLocation();
  useEffect(() => {
    effects.push('shown');
    return () => void effects.push('hidden');
  }, []);
  return (
    <section aria-label="List">
      <p>Filters: {search}</p>
      <input aria-label="Selected" />
      <Link to="/dashboard/request/one">Open</Link>
    </section>
  );
}

function Request() {
  return (
    <>
      <h1>Request</h1>
      <Link to="/dashboard/request/two">Next</Link>
      <Link to="/dashboard?status=pending">Back</Link>
      <Link to="/profile">Profile</Link>
    </>
  );
}

const Broken = () => {
  throw new Error('This screen is broken.');
};

const show = (request = <Request />) =>
  renderScreen(
    <Routes>
      <Route element={<KeptList />}>
        <Route path="/dashboard" element={<List />} />
        <Route path="/dashboard/request/:requestId" element={request} />
        <Route path="/profile" element={<Link to="/dashboard">Dashboard</Link>} />
      </Route>
    </Routes>,
    '/dashboard?status=pending',
  );

beforeEach(() => void effects.splice(0));

describe('the list behind an open request', () => {
  it('is hidden, without effects, and with the filters of its own address', async () => {
    const { user } = show();
    await user.click(screen.getByRole('link', { name: 'Open' }));
    expect(screen.getByRole('heading', { name: 'Request' })).toBeVisible();
    expect(screen.getByText('Filters: ?status=pending')).not.toBeVisible();
    expect(screen.queryByRole('region', { name: 'List' })).not.toBeInTheDocument();
    expect(effects).toEqual(['shown', 'hidden']);
  });

  it('is on Back as it was, also after other requests', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Selected'), 'three rows');
    await user.click(screen.getByRole('link', { name: 'Open' }));
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(screen.getByLabelText('Selected')).toBeVisible();
    expect(screen.getByLabelText('Selected')).toHaveValue('three rows');
    expect(screen.queryByRole('heading', { name: 'Request' })).not.toBeInTheDocument();
    expect(effects).toEqual(['shown', 'hidden', 'shown']);
  });

  it('is dropped on the way to another page', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Selected'), 'three rows');
    await user.click(screen.getByRole('link', { name: 'Open' }));
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(screen.queryByText(/^Filters/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(screen.getByLabelText('Selected')).toHaveValue('');
  });

  it('loads the code of a request’s page when a row gets the pointer or the focus', async () => {
    const loaded: string[] = [];
    const countLoads = (at: string) =>
      screenOf(async () => {
        loaded.push(at);
        return Request;
      }, '/dashboard/request');
    countLoads('pointer');
    const { user } = show();
    await user.hover(screen.getByText(/^Filters/));
    expect(loaded).toEqual([]);
    await user.hover(screen.getByRole('link', { name: 'Open' }));
    expect(loaded).toEqual(['pointer']);
    countLoads('focus');
    act(() => screen.getByRole('link', { name: 'Open' }).focus());
    expect(loaded).toEqual(['pointer', 'focus']);
  });

  describe('of a request that is broken', () => {
    // React logs the error that the screen is about.
    beforeEach(() => void vi.mocked(console.error).mockImplementation(() => undefined));
    afterEach(() => void vi.mocked(console.error).mockReset());

    it('stays usable', async () => {
      const { user } = show(<Broken />);
      await user.click(screen.getByRole('link', { name: 'Open' }));
      expect(screen.getByRole('alert')).toBeVisible();
      window.history.back();
      await waitFor(() => expect(screen.getByText('Filters: ?status=pending')).toBeVisible());
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });
});
