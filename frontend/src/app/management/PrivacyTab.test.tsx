import type { BodyOf, DataOf } from '@portal/contract/endpoint.ts';
import { listIncidents } from '@portal/contract/incidents/endpoints.ts';
import {
  accountDisclosures,
  listAccountings,
  listSuspensions,
} from '@portal/contract/disclosures/endpoints.ts';
import {
  previewRetention,
  readRetention,
  saveRetention,
} from '@portal/contract/retention/endpoints/retention.ts';
import type { RetentionSettings } from '@portal/contract/retention/schemas.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { savePreferences } from '../../lib/session/preferences.ts';
import { fill } from '../../testing/fill.ts';
import { failOperation, mockOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { server } from '../../testing/server.ts';
import { openManagement } from '../../testing/openManagement.tsx';

const LONG_TIMEOUT = { timeout: 10_000 };
const AT = '2026-03-04T02:15:00.000Z';

beforeEach(() => {
  server.use(
    mockOperation(listAccountings, () => ({ accountings: [], hasMore: false })),
    mockOperation(listIncidents, () => ({ incidents: [], hasMore: false })),
    mockOperation(listSuspensions, () => ({ suspensions: [], hasMore: false })),
  );
});

const settings = (overrides: Partial<RetentionSettings> = {}): RetentionSettings => ({
  days: null,
  history: [],
  runs: [],
  ...overrides,
});

const run = {
  startedAt: AT,
  endedAt: AT,
  uploads: 4,
  drafts: 1,
  files: 3,
  requests: 2,
  failures: 1,
  isComplete: false,
};

async function openPrivacy(stored = settings()) {
  server.use(mockOperation(readRetention, () => stored));
  const opened = openManagement('privacy');
  await screen.findByRole('button', { name: 'Change retention' }, LONG_TIMEOUT);
  return opened;
}

/** Mocks previews and saving, and returns the saved bodies. */
function mockSaving() {
  const sent: BodyOf<typeof saveRetention>[] = [];
  server.use(
    mockOperation(previewRetention, ({ query }) => ({
      files: Number(query.days) === 30 ? 7 : 0,
      requests: 3,
      isExact: true,
    })),
    mockOperation(saveRetention, ({ body }) => {
      sent.push(body);
      return settings({ days: body.days });
    }),
  );
  return sent;
}

describe('the retention setting', () => {
  it('is shown with its history and the latest nightly runs', async () => {
    await openPrivacy(
      settings({
        days: 90,
        history: [{ days: 90, at: AT, byName: 'Ada Admin', reason: 'A new policy' }],
        runs: [run],
      }),
    );
    expect(screen.getByText('Files of closed requests are deleted 90 days after closing.')).toBeVisible();
    const runs = within(screen.getByRole('list', { name: 'Recent nightly runs' }));
    expect(runs.getByText('Deleted 3 files of 2 requests, 4 uploads, and 1 draft.')).toBeVisible();
    expect(runs.getByText('1 failure')).toBeVisible();
    expect(runs.getByText('Continues the next night')).toBeVisible();
    const changes = screen.getByRole('list', { name: 'Retention changes' });
    expect(changes).toHaveTextContent('A new policyAda Admin');
  });

  it('can be changed after a preview of what tonight’s run would delete', async () => {
    const { user } = await openPrivacy();
    const sent = mockSaving();
    await user.click(screen.getByRole('button', { name: 'Change retention' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change retention' }));
    await user.selectOptions(dialog.getByLabelText('Files of a closed request are'), 'days');
    await user.type(dialog.getByLabelText('Days after closing'), '29');
    await fill(user, dialog.getByLabelText('Reason'), 'A new policy');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please enter between 30 and 3650 days')).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(dialog.getByLabelText('Days after closing'));
    await user.type(dialog.getByLabelText('Days after closing'), '30');
    expect(await dialog.findByText('7 files of 3 requests would be deleted tonight.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Retention saved')).toBeVisible();
    expect(sent).toEqual([{ days: 30, reason: 'A new policy', seen: null }]);
  });

  it('keeps the typed values when saving is rejected', async () => {
    const { user } = await openPrivacy(settings({ days: 60 }));
    const message = 'Someone else changed the retention settings. Please reload the page.';
    mockSaving();
    server.use(failOperation(saveRetention, 'conflict', message));
    await user.click(screen.getByRole('button', { name: 'Change retention' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Files of a closed request are'), 'kept indefinitely');
    await fill(user, dialog.getByLabelText('Reason'), 'A lawsuit');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('A lawsuit');
  });

  it('is hidden from staff, who can still look up disclosures', async () => {
    openManagement('privacy', 'staff');
    expect(await screen.findByRole('button', { name: 'Show disclosures' }, LONG_TIMEOUT)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change retention' })).not.toBeInTheDocument();
  });
});

type Accounting = DataOf<typeof accountDisclosures>;

const accounting = (overrides: Partial<Accounting> = {}): Accounting => ({
  patients: ['Maria Santos'],
  requests: 1,
  orders: [],
  total: 300,
  withheld: 0,
  isComplete: false,
  disclosures: [
    {
      disclosureId: 'req_1/ev|1',
      at: AT,
      patientName: 'Maria Santos',
      requestId: `req_${'a'.repeat(24)}`,
      orderId: 'ORD-1',
      recipient: '<b>Firm</b>',
      by: 'client',
      address: 'Fresno, clerk@firm.example',
      document: 'chart.pdf',
      action: 'preview',
      purpose: 'Billing',
      basis: null,
      count: 1,
      lastOn: null,
      withheldUntil: null,
      entry: null,
    },
  ],
  ...overrides,
});

async function lookUp(reply: () => Accounting) {
  const sent = recordBodies(accountDisclosures, () => reply());
  const { user } = openManagement('privacy', 'staff');
  await fill(user, await screen.findByLabelText('Patient name', {}, LONG_TIMEOUT), 'Maria Santos');
  await fill(user, screen.getByLabelText('Date of birth'), '1980-02-29');
  await user.click(screen.getByRole('button', { name: 'Show disclosures' }));
  return { user, sent };
}

describe('the disclosure search', () => {
  it('ends on the current UTC day, even if the reader’s local day is earlier', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T02:00:00.000Z') });
    try {
      savePreferences({ darkMode: false, language: 'en', timezone: 'PST' });
      const { sent } = await lookUp(accounting);
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]).toMatchObject({ from: '2020-03-11', to: '2026-03-11' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows who received what, when and why, in the last six years', async () => {
    const { sent } = await lookUp(accounting);
    expect(await screen.findByText('Maria Santos: 300 disclosures in 1 request.')).toBeVisible();
    const [row] = within(screen.getByRole('list', { name: /^Maria Santos: 300/ })).getAllByRole('listitem');
    expect(row).toHaveTextContent('chart.pdfPreviewed<b>Firm</b>, Fresno, clerk@firm.example');
    expect(row).toHaveTextContent('Purpose: Billing, order ORD-1');
    expect(screen.getByText(/Choose a shorter period/)).toBeVisible();
    expect(
      screen.getByText(
        'Showing the newest 1. An issued accounting lists all disclosures except withheld ones.',
      ),
    ).toBeVisible();
    const [{ from, to }] = sent as [BodyOf<typeof accountDisclosures>];
    expect(Number(to.slice(0, 4)) - Number(from.slice(0, 4))).toBe(6);
  });

  it('uses the singular for one disclosure, and names a holder of Order ID and code', async () => {
    const [one] = accounting().disclosures;
    await lookUp(() => accounting({ requests: 2, total: 1, disclosures: [{ ...one!, by: 'holder' }] }));
    expect(await screen.findByText('Maria Santos: 1 disclosure in 2 requests.')).toBeVisible();
    expect(
      screen.getByText('Person with the Order ID and code, for <b>Firm</b>, Fresno, clerk@firm.example'),
    ).toBeVisible();
  });

  it('says when no patient was found, and which field is missing', async () => {
    const noPatient = { patients: [], requests: 0, total: 0, isComplete: true, disclosures: [] };
    const { user } = await lookUp(() => accounting(noPatient));
    expect(await screen.findByText('No records requests match this name and date of birth.')).toBeVisible();
    await user.clear(screen.getByLabelText('Patient name'));
    await user.click(screen.getByRole('button', { name: 'Show disclosures' }));
    expect(await screen.findByText('Patient name is required')).toBeVisible();
  });
});
