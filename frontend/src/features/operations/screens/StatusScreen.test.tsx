import { serviceStatus } from '@portal/contract/operations/endpoints/serviceStatus.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { StatusScreen } from './StatusScreen.tsx';

const healthy = {
  checkedAt: '2026-03-10T08:00:00.000Z',
  maintenance: false,
  parts: { requests: 'up', documents: 'up', payments: 'up', messages: 'up' },
  incident: null,
} as const;

const open = () => renderScreen(<StatusScreen />, '/status');
const row = (name: string) => within(screen.getByText(name).closest('li')!);

describe('the status page', () => {
  it('says when all services work', async () => {
    server.use(mockOperation(serviceStatus, () => healthy));
    open();
    expect(await screen.findByText('All systems operational')).toBeVisible();
    expect(screen.getAllByText('Operational')).toHaveLength(4);
    expect(screen.queryByText('Note')).toBeNull();
  });

  it('says when the portal is down for maintenance, even if all services work', async () => {
    server.use(mockOperation(serviceStatus, () => ({ ...healthy, maintenance: true })));
    open();
    expect(await screen.findByText('Down for maintenance')).toBeVisible();
    expect(screen.queryByText('All systems operational')).toBeNull();
    expect(screen.queryByText('Operational')).toBeNull();
  });

  it('shows a disrupted service and the incident note with its start time', async () => {
    server.use(
      mockOperation(serviceStatus, () => ({
        ...healthy,
        parts: { ...healthy.parts, payments: 'down' as const },
        incident: {
          note: 'Card payments are slow. <b>Bank</b> payments work.',
          since: '2026-03-10T07:30:00.000Z',
        },
      })),
    );
    open();
    expect(await screen.findByText('Some services are disrupted')).toBeVisible();
    expect(row('Payments').getByText('Disrupted')).toBeVisible();
    expect(row('Documents').getByText('Operational')).toBeVisible();
    expect(screen.getByText(/<b>Bank<\/b> payments work/)).toBeVisible();
    expect(screen.getByText(/^Since Mar 10, 2026/)).toBeVisible();
  });

  it('shows an error with a retry button when the portal does not respond', async () => {
    server.use(failOperation(serviceStatus, 'unavailable', 'Please try again in a moment.'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The portal isn’t responding');
    server.use(mockOperation(serviceStatus, () => healthy));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('All systems operational')).toBeVisible();
  });
});
