import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDraft } from '../../../testing/aDraft.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { draftStore } from '../../requests/draft/draftStore.ts';
import { LandingScreen } from './LandingScreen.tsx';

const noPreload = () => undefined;
const show = () =>
  renderScreen(<LandingScreen preloadWizard={noPreload} preloadUpdate={noPreload} />, '/client/request');

it('links to the tracker and shows the upload limit', () => {
  show();
  expect(screen.getByRole('link', { name: 'View Existing Request' })).toHaveAttribute(
    'href',
    '/request-status',
  );
  expect(screen.getByText(/up to 10MB each/)).toBeInTheDocument();
});

it('asks before a new request discards the stored draft and payment', async () => {
  sessionStorage.setItem('paymentStatus', '{"success":true}');
  draftStore.save(aDraft());
  const { user } = show();
  const create = () => user.click(screen.getByRole('link', { name: 'Create New Request' }));
  await create();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(draftStore.read()).not.toBeNull();
  expect(window.location.search).toBe('');
  await create();
  await user.click(await screen.findByRole('button', { name: 'Discard and start new' }));
  expect(sessionStorage.getItem('paymentStatus')).toBeNull();
  expect(draftStore.read()).toBeNull();
  expect(window.location.search).toBe('?step=1');
});

it('links to an unfinished request', async () => {
  draftStore.save(aDraft({ furthestStep: 3 }));
  show();
  const link = await screen.findByRole('link', { name: 'Continue where you left off' });
  expect(link).toHaveAttribute('href', '/client/request?step=3');
  expect(
    screen.getByText(`Order ${aDraft().values.orderId} is kept in this tab.`, { exact: false }),
  ).toBeVisible();
});
