import * as services from '@portal/contract/configuration/endpoints/manageCopyServices.ts';
import * as entries from '@portal/contract/configuration/endpoints/manageNotices.ts';
import type { NoticeChange } from '@portal/contract/configuration/schemas/notices.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { server } from '../../../testing/server.ts';
import { openManagement } from '../../../testing/openManagement.tsx';

const LONG_TIMEOUT = { timeout: 10_000 };

function aChange(overrides: Partial<NoticeChange> = {}): NoticeChange {
  return {
    n: 3,
    at: '2026-03-04T15:00:00.000Z',
    byName: 'Avery Admin',
    kind: 'dueDays',
    name: '',
    from: { dueDays: '10' },
    to: { dueDays: '15' },
    isRestorable: true,
    ...overrides,
  };
}

function someNotices(overrides: Partial<entries.ManagedNotices> = {}): entries.ManagedNotices {
  const contact = { address: '1 Main Street', email: 'reno@swift.example', phone: '(775) 555-0100' };
  return {
    revision: 3,
    services: [
      {
        id: 'swift',
        name: 'Swift <b>Copies</b>',
        isActive: true,
        locations: [
          { id: 'reno', name: 'Reno', isActive: true, ...contact },
          { id: 'elko', name: 'Elko', isActive: false, ...contact },
        ],
      },
    ],
    feeNotice: 'Not refunded.',
    support: { email: 'help@clinic.example', phone: '(800) 555-0100', hours: 'Always' },
    incident: null,
    history: [aChange()],
    hasOlder: false,
    ...overrides,
  };
}

async function open(notices = someNotices(), role: 'admin' | 'staff' = 'admin') {
  server.use(mockOperation(entries.readManagedNotices, () => notices));
  const opened = openManagement('copy-services', role);
  await screen.findByRole('heading', { name: 'Copy Services' }, LONG_TIMEOUT);
  return opened;
}

describe('copy services and notices', () => {
  it.each([
    ['admin', 1],
    ['staff', 0],
  ] as const)('open the support contact for the role %s if the address says so', async (role, dialogs) => {
    server.use(mockOperation(entries.readManagedNotices, () => someNotices()));
    const { user } = openManagement('copy-services&edit=support', role);
    await screen.findByRole('heading', { name: 'Copy Services' }, LONG_TIMEOUT);
    expect(screen.queryAllByRole('dialog', { name: 'Support contact' })).toHaveLength(dialogs);
    if (dialogs === 0) return;
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.search).toBe('?tab=copy-services');
  });

  it('show locations, values and history, with HTML as plain text', async () => {
    await open();
    const card = within(screen.getByRole('region', { name: 'Swift <b>Copies</b>' }));
    expect(card.getByText('Reno')).toBeVisible();
    expect(within(card.getByText('Elko').closest('li')!).getByText('Inactive')).toBeVisible();
    expect(screen.getByText('help@clinic.example · (800) 555-0100 · Always')).toBeVisible();
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(history.getByText(/^Changed by Avery Admin on /)).toBeVisible();
    expect(history.getByText('10')).toBeVisible();
  });

  it('are read-only for staff', async () => {
    await open(someNotices(), 'staff');
    expect(screen.getByText('Only admins can make changes here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Edit|Add|Delete|Restore/ })).not.toBeInTheDocument();
  });

  it('load after a retry when the first attempt fails', async () => {
    server.use(failOperation(entries.readManagedNotices, 'unexpected', 'Something broke.'));
    const { user } = openManagement('copy-services');
    expect(
      await screen.findByText('Failed to load copy services and notices', {}, LONG_TIMEOUT),
    ).toBeVisible();
    server.use(mockOperation(entries.readManagedNotices, () => someNotices()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Copy Services' })).toBeVisible();
  });

  it('show the first five locations, and all of them on demand', async () => {
    const [service] = someNotices().services;
    const [location] = service!.locations;
    const locations = Array.from({ length: 7 }, (_, n) => ({
      ...location!,
      id: `l${n}`,
      name: `Office ${n}`,
    }));
    const { user } = await open(someNotices({ services: [{ ...service!, locations }] }));
    expect(screen.getByText('Office 4')).toBeVisible();
    expect(screen.queryByText('Office 5')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all 7 locations' }));
    expect(screen.getByText('Office 6')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show fewer locations' }));
    expect(screen.queryByText('Office 6')).not.toBeInTheDocument();
  });

  it('warn that clients cannot choose a copy service without an active location', async () => {
    const [service] = someNotices().services;
    await open(someNotices({ services: [{ ...service!, locations: [] }] }));
    expect(
      screen.getByText('Clients cannot choose this copy service: it has no active location.'),
    ).toBeVisible();
  });
});

describe('changing copy services and notices', () => {
  async function openFeeNotice() {
    const opened = await open();
    await opened.user.click(screen.getByRole('button', { name: 'Edit Processing-fee notice' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Processing-fee notice' }));
    const field = dialog.getByLabelText(/^Text below the fee/);
    await opened.user.clear(field);
    const save = () => opened.user.click(dialog.getByRole('button', { name: 'Save changes' }));
    return { ...opened, dialog, field, save };
  }

  it('shows an invalid support phone number at its field', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Support contact' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Support contact' }));
    const phone = dialog.getByLabelText('Phone');
    await user.clear(phone);
    await user.type(phone, 'ask for 800 555 0100');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Please enter a valid phone number')).toBeVisible();
    expect(phone).toHaveAccessibleDescription('Please enter a valid phone number');
  });

  it('reports a conflict, keeps the typed value, and saves it on the next attempt', async () => {
    const { user, dialog, field, save } = await openFeeNotice();
    const seen: number[] = [];
    const notices = someNotices({ revision: 4, feeNotice: 'No refunds.' });
    server.use(
      mockOperation(entries.readManagedNotices, () => notices),
      mockOperation(entries.changeNotice, ({ body }) => {
        seen.push(body.seen);
        if (body.seen < 4) throw new MockFailure('conflict', 'Blake changed this text.');
        return notices;
      }),
    );
    await user.type(field, '20');
    await save();
    expect(await dialog.findByText('Blake changed this text.')).toBeVisible();
    expect(field).toHaveValue('20');
    await save();
    expect(await screen.findByText('Saved successfully')).toBeVisible();
    expect(seen).toEqual([3, 4]);
  });

  it('adds a location, with problems shown at their fields', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Location: Swift <b>Copies</b>' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add Location' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Location name is required')).toBeVisible();
    expect(dialog.getByText('Address is required')).toBeVisible();
    const sent: unknown[] = [];
    server.use(
      mockOperation(services.addCopyServiceLocation, ({ query, body }) => {
        sent.push({ ...query, ...body });
        return someNotices();
      }),
    );
    await fill(user, dialog.getByLabelText('Location name'), 'Sparks');
    await fill(user, dialog.getByLabelText('Address'), '2 Side Street');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Location created successfully')).toBeVisible();
    expect(sent).toEqual([
      {
        id: 'swift',
        name: 'Sparks',
        address: '2 Side Street',
        email: '',
        phone: '',
        order: 0,
        isActive: true,
      },
    ]);
  });

  it('deactivates a location', async () => {
    const { user } = await open();
    const sent: unknown[] = [];
    server.use(
      mockOperation(services.editCopyServiceLocation, ({ query, body }) => {
        sent.push([query.id, body.isActive, body.order, body.seen]);
        return someNotices();
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Edit Reno' }));
    await user.click(screen.getByRole('checkbox', { name: 'Offered to clients' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Location updated successfully')).toBeVisible();
    expect(sent).toEqual([['reno', false, 1, 3]]);
  });

  it('asks before it deletes a copy service, and shows why deleting failed', async () => {
    const { user } = await open();
    server.use(failOperation(services.deleteCopyService, 'conflict', 'Somebody changed it.'));
    await user.click(screen.getByRole('button', { name: 'Delete Swift <b>Copies</b>' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Somebody changed it.')).toBeVisible();
  });
});

describe('the history of copy services and notices', () => {
  it('asks before it restores an earlier value', async () => {
    const { user } = await open();
    const sent = recordBodies(entries.restoreNotice, () => someNotices());
    await user.click(
      screen.getByRole('button', { name: /^Restore this value: Request due date, from before/ }),
    );
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Restored successfully')).toBeVisible();
    expect(sent).toEqual([{ n: 3, seen: 3 }]);
  });

  it('shows older changes on demand', async () => {
    const { user } = await open(someNotices({ hasOlder: true }));
    server.use(
      mockOperation(entries.noticeHistory, ({ query }) => ({
        history: [
          aChange({ n: query.before - 1, kind: 'location', name: 'Reno', from: null, isRestorable: false }),
        ],
        hasOlder: false,
      })),
    );
    await user.click(screen.getByRole('button', { name: 'Show older changes' }));
    expect(await screen.findByText('Location: Reno')).toBeVisible();
    expect(screen.getByText(/^Added by/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older changes' })).not.toBeInTheDocument();
  });
});
