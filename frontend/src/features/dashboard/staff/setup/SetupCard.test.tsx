import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import {
  createSampleRequest,
  dismissSetup,
  readSetup,
  removeSampleRequest,
} from '@portal/contract/configuration/endpoints/setup.ts';
import type { Setup } from '@portal/contract/configuration/schemas/setup.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { deviceKeys } from '../../../../lib/storage/deviceKeys.ts';
import { openSession } from '../../../../lib/session/session.ts';
import { aSessionToken } from '../../../../testing/aSession.ts';
import { failOperation, mockOperation } from '../../../../testing/mockOperation.ts';
import { recordBodies } from '../../../../testing/recordBodies.ts';
import { server } from '../../../../testing/server.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { SetupCard } from './SetupCard.tsx';

// Preloads the lazy part, so that tests do not wait for it.
beforeAll(async () => {
  await import('./SetupSettings.tsx');
});

const newSetup: Setup = {
  steps: [
    { name: 'supportContact', state: 'missing' },
    { name: 'facilities', state: 'done' },
    { name: 'people', state: 'missing' },
    { name: 'deadlineRules', state: 'missing' },
    { name: 'checklists', state: 'optional' },
    { name: 'prices', state: 'optional' },
  ],
  isComplete: false,
  isDismissed: false,
  sample: null,
  settings: [
    {
      name: 'brand',
      state: 'set',
      value: 'Clinic Records',
      variables: ['BRAND_NAME'],
      azdValue: 'PORTAL_BRAND_NAME',
    },
    { name: 'timeZone', state: 'set', value: 'America/Denver', variables: [], azdValue: null },
    { name: 'textSender', state: 'not-set', value: null, variables: ['SMS_FROM'], azdValue: null },
    { name: 'stripe', state: 'test', value: null, variables: ['STRIPE_SECRET_KEY'], azdValue: null },
    { name: 'google', state: 'set', value: null, variables: ['GOOGLE_CLIENT_ID'], azdValue: null },
    { name: 'staffTwoStep', state: 'not-set', value: null, variables: ['REQUIRE_STAFF_MFA'], azdValue: null },
  ],
};

const sample = { requestId: 'req_aaaaaaaaaaaaaaaaaaaaaaaa', orderId: 'SAMPLE', status: 'pending' };

/** Renders the card for an admin; resolves once the list has been read. */
async function show(change: Partial<Setup> = {}) {
  openSession({ token: aSessionToken({ role: 'admin' }), device: 'device-1' });
  const setup = { ...newSetup, ...change };
  let reads = 0;
  server.use(
    mockOperation(readSetup, () => {
      reads += 1;
      return { ...setup };
    }),
  );
  if (setup.sample)
    server.use(
      mockOperation(listRequestStatuses, () =>
        builtInStatuses.map((status) => ({ ...status, _id: status.key })),
      ),
    );
  const view = renderScreen(<SetupCard />, '/dashboard');
  await waitFor(() => expect(reads).toBe(1));
  return { ...view, setup };
}

const card = async () => within(await screen.findByRole('region', { name: 'Set up your portal' }));

describe('the setup list', () => {
  it('links each step to its place, with its state', async () => {
    await show();
    const links = (await card()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/management?tab=copy-services&edit=support',
      '/management?tab=facilities',
      '/management?tab=people',
      '/management?tab=deadlines',
      '/management?tab=checklist',
      '/management?tab=invoices',
    ]);
    expect(links[0]).toHaveAccessibleName(/^Support contact To do/);
    expect(links[1]).toHaveAccessibleName(/^Facilities Done/);
    expect(links[4]).toHaveAccessibleName(/^Checklists Optional/);
    expect((await card()).getByText('1 of 4 steps done')).toBeInTheDocument();
  });

  it.each([
    ['complete', { isComplete: true }],
    ['dismissed', { isDismissed: true }],
  ])('is hidden when it is %s', async (_name, change) => {
    const { container } = await show(change);
    await waitFor(() => expect(container.ownerDocument.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Set up your portal' })).not.toBeInTheDocument();
  });

  it('keeps its place while it loads if it was shown before, and gives it up when it is hidden', async () => {
    localStorage.setItem(deviceKeys.setupHeight, '240');
    openSession({ token: aSessionToken({ role: 'admin' }), device: 'device-1' });
    server.use(mockOperation(readSetup, () => ({ ...newSetup, isComplete: true })));
    const { container } = renderScreen(<SetupCard />, '/dashboard');
    expect(container.querySelector('[data-setup-placeholder]')).toHaveStyle({ height: '240px' });
    await waitFor(() => expect(container.querySelector('[data-setup-placeholder]')).toBeNull());
    expect(localStorage.getItem(deviceKeys.setupHeight)).toBeNull();
  });

  it('can be used with the keyboard in the order of the screen', async () => {
    const { user } = await show({ sample });
    (await card()).getByRole('button', { name: 'Dismiss' }).focus();
    const names: string[] = [];
    for (let count = 0; count < 11; count++) {
      await user.tab();
      names.push(document.activeElement?.textContent?.slice(0, 12) ?? '');
    }
    expect(names).toEqual([
      'Support cont',
      'Facilities D',
      'People To do',
      'Deadline rul',
      'Checklists O',
      'Prices Optio',
      'Send me a te',
      'Test Stripe',
      'Order SAMPLE',
      'Remove',
      'Settings mad',
    ]);
  });

  it('shows the settings of the deployment on demand, with their places', async () => {
    const { user } = await show();
    const toggle = (await card()).getByRole('button', { name: 'Settings made at deployment' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await screen.findByText('Name of the portal');
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'Clinic RecordsBRAND_NAME, PORTAL_BRAND_NAME',
      'America/DenverChange it in the deadline rules',
      'Not setSMS_FROM',
      'Set, with test keysSTRIPE_SECRET_KEY',
      'SetGOOGLE_CLIENT_ID',
      'NoREQUIRE_STAFF_MFA',
    ]);
    await user.click(toggle);
    expect(screen.queryByRole('definition')).not.toBeInTheDocument();
  });

  it('disappears when an admin dismisses it and confirms', async () => {
    const { user, setup } = await show();
    const bodies = recordBodies(dismissSetup, ({ body }) => {
      setup.isDismissed = true;
      return body;
    });
    await user.click((await card()).getByRole('button', { name: 'Dismiss' }));
    const dialog = () => screen.getByRole('dialog', { name: 'Dismiss the setup list?' });
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    expect(bodies).toEqual([]);
    await user.click((await card()).getByRole('button', { name: 'Dismiss' }));
    await user.click(within(dialog()).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Set up your portal' })).not.toBeInTheDocument(),
    );
    expect(bodies).toEqual([{ isDismissed: true }]);
  });

  it('creates a sample request and opens it', async () => {
    const { user } = await show();
    let calls = 0;
    server.use(
      mockOperation(createSampleRequest, () => {
        calls += 1;
        return { requestId: sample.requestId };
      }),
    );
    await user.click((await card()).getByRole('button', { name: 'Try a sample request' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/dashboard/request/${sample.requestId}`));
    expect(calls).toBe(1);
  });

  it('links to the sample request, and removes it after a question', async () => {
    const { user, setup } = await show({ sample, isComplete: true });
    const link = (await card()).getByRole('link', { name: 'Order SAMPLE' });
    expect(link).toHaveAttribute('href', `/dashboard/request/${sample.requestId}`);
    const bodies = recordBodies(removeSampleRequest, ({ body }) => {
      setup.sample = null;
      return body;
    });
    await user.click((await card()).getByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove the sample request?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    // Nothing else was left to do.
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Set up your portal' })).not.toBeInTheDocument(),
    );
    expect(bodies).toEqual([{ requestId: sample.requestId }]);
  });

  it('says that a dismissal removes the sample request as well', async () => {
    const { user } = await show({ sample });
    await user.click((await card()).getByRole('button', { name: 'Dismiss' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dismiss the setup list?' });
    expect(within(dialog).getByText(/The sample request is removed as well/)).toBeVisible();
  });

  it('stays with the reason when the dismissal fails', async () => {
    const { user } = await show();
    server.use(failOperation(dismissSetup, 'forbidden', 'Only admins can do this.'));
    await user.click((await card()).getByRole('button', { name: 'Dismiss' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dismiss the setup list?' });
    await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Only admins can do this.')).toBeInTheDocument();
    expect(screen.getByText('1 of 4 steps done')).toBeInTheDocument();
  });
});
