import { listAccountings, listSuspensions } from '@portal/contract/disclosures/endpoints.ts';
import * as operations from '@portal/contract/incidents/endpoints.ts';
import type { IncidentView } from '@portal/contract/incidents/schemas.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { readRetention } from '@portal/contract/retention/endpoints/retention.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { server } from '../../../testing/server.ts';
import { anIncidentView } from '../testing/anIncidentView.ts';
import { openManagement } from '../../../testing/openManagement.tsx';

const LONG_TIMEOUT = { timeout: 10_000 };
const signed = { at: '2026-11-05T15:00:00.000Z', byName: 'Ada Min' };
const factors = { nature: 'Dates', recipient: 'A law firm', acquired: 'Once', mitigation: 'Destroyed' };

beforeEach(() => {
  server.use(
    mockOperation(listAccountings, () => ({ accountings: [], hasMore: false })),
    mockOperation(listSuspensions, () => ({ suspensions: [], hasMore: false })),
    mockOperation(readRetention, () => ({ days: null, history: [], runs: [] })),
  );
});

async function openIncidents(incidents: IncidentView[]) {
  server.use(
    mockOperation(operations.listIncidents, () => ({ incidents, hasMore: false })),
    mockOperation(operations.incidentsOfRequest, () => ({ incidents })),
  );
  const opened = openManagement('privacy');
  const region = within(await screen.findByRole('region', { name: 'Incidents' }, LONG_TIMEOUT));
  return { ...opened, region };
}

async function showIncident(changed: Partial<IncidentView> = {}) {
  const opened = await openIncidents([anIncidentView(changed)]);
  await opened.user.click(
    await opened.region.findByRole('button', { name: 'Show the incident: Maria Alvarez' }),
  );
  await opened.region.findByRole('heading', { name: 'Who opened the documents' });
  return opened;
}

/** Answers changes with the incident; returns the bodies. */
function mockChanges() {
  return recordBodies(operations.changeIncident, () => anIncidentView());
}

describe('the list of incidents', () => {
  test.each<[Partial<IncidentView>, string[]]>([
    [{ daysLeft: 45 }, ['45 days left, until Jan 3, 2027']],
    [{ daysLeft: 1 }, ['1 day left, until Jan 3, 2027']],
    [{ daysLeft: 0 }, ['Due today']],
    [{ daysLeft: -1, state: 'overdue' }, ['Overdue since Jan 3, 2027']],
    [{ state: 'closed', outcome: 'no-breach' }, ['Closed', 'Not a breach']],
  ])('with %j says %j', async (changed, marks) => {
    const { region } = await openIncidents([anIncidentView(changed)]);
    for (const mark of marks) expect(await region.findByText(mark)).toBeVisible();
  });

  it('says how an incident is recorded if there is none', async () => {
    const { region } = await openIncidents([]);
    expect(await region.findByText(/^No incidents\. Staff record one/)).toBeVisible();
  });

  it('is not for staff', async () => {
    openManagement('privacy', 'staff');
    expect(await screen.findByRole('region', { name: 'Accounting requests' }, LONG_TIMEOUT)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Incidents' })).not.toBeInTheDocument();
  });
});

describe('an incident', () => {
  it('shows its time limits, with counsel for California, and what was done', async () => {
    const { region } = await showIncident({
      assessment: { ...signed, ...factors },
      notes: [{ ...signed, noteId: 'not_1', text: 'Called the firm' }],
      corrections: [{ ...signed, from: '2026-11-01', reason: 'A nurse knew' }],
      closings: [
        {
          ...signed,
          outcome: 'breach-reported',
          notifiedOn: '2026-11-10',
          reason: 'Opened',
          reopened: { ...signed, reason: 'More copies' },
        },
      ],
    });
    expect(region.getByText('Jan 3, 2027 (45 CFR 164.404, at most 60 days)')).toBeVisible();
    expect(region.getByText(/^Nov 25, 2026 .*15 business days; confirm with counsel/)).toBeVisible();
    expect(region.getByText('Destroyed')).toBeVisible();
    expect(region.getByText('Called the firm')).toBeVisible();
    expect(region.getByText(/before it was Nov 1, 2026: A nurse knew/)).toBeVisible();
    expect(region.getByText('Closed: Breach, and the patient was notified. Opened')).toBeVisible();
    expect(region.getByText('Patient notified on Nov 10, 2026')).toBeVisible();
    expect(region.getByText(/^Reopened by Ada Min on .*: More copies$/)).toBeVisible();
    expect(region.queryByText(/^Still available/)).not.toBeInTheDocument();
  });

  it('says which documents can still be opened', async () => {
    const { region } = await showIncident({
      documents: [{ fileId: `file_${'6'.repeat(32)}`, name: 'chart.pdf', endedAt: null }],
    });
    expect(region.getByText('Still available: chart.pdf')).toBeVisible();
  });

  it('is assessed with all four factors', async () => {
    const sent = mockChanges();
    const { user, region } = await showIncident();
    await user.click(region.getByRole('button', { name: 'Assess the risk' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Risk assessment' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Please assess this factor')).toHaveLength(4);
    for (const box of dialog.getAllByRole('textbox')) await user.type(box, 'x');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Incident changed')).toBeVisible();
    expect(sent).toMatchObject([{ action: 'assess', seen: 1, nature: 'x', mitigation: 'x' }]);
  });

  it('asks for the day of the notice only for a reported breach', async () => {
    const sent = mockChanges();
    const { user, region } = await showIncident();
    await user.click(region.getByRole('button', { name: 'Close the incident' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close the incident' }));
    expect(dialog.queryByLabelText(/^Patient notified on/)).not.toBeInTheDocument();
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Outcome' }),
      'Breach, and the patient was notified',
    );
    expect(dialog.getByLabelText(/^Patient notified on/)).toBeVisible();
    await user.type(dialog.getByLabelText(/^Patient notified on/), '2026-11-10');
    await fill(user, dialog.getByLabelText(/^Reason/), 'Opened by the firm');
    await user.click(dialog.getByRole('button', { name: 'Close incident' }));
    expect(await screen.findByText('Incident changed')).toBeVisible();
    expect(sent).toMatchObject([
      { action: 'close', outcome: 'breach-reported', notifiedOn: '2026-11-10', reason: 'Opened by the firm' },
    ]);
  });

  it('that is closed can be reopened, and gets notes and letters', async () => {
    const { region } = await showIncident({ state: 'closed', outcome: 'no-breach' });
    const names = region.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(
      expect.arrayContaining(['Add a note', 'Letter to the patient', 'Reopen the incident']),
    );
    expect(names).not.toContain('Assess the risk');
  });

  it('gets a letter from its template, which is completed first', async () => {
    const sent: BodyOf<typeof operations.issueIncidentLetter>[] = [];
    server.use(
      mockOperation(operations.incidentLetterText, ({ query }) => ({
        addressee: 'Maria Alvarez',
        text: query.language === 'es' ? 'Hola [complete]' : 'Hello [complete]',
      })),
      mockOperation(operations.issueIncidentLetter, ({ body }) => {
        sent.push(body);
        const { kind, language, addressee } = body;
        const letter = { letterId: `let_${'1'.repeat(32)}`, name: 'Notice.pdf', sha256: 'abc' };
        return { ...signed, ...letter, kind, language, addressee };
      }),
    );
    const { user, region } = await showIncident();
    await user.click(region.getByRole('button', { name: 'Letter to the patient' }));
    const open = () => screen.findByRole('dialog', { name: 'Letter to the patient' });
    expect(await within(await open()).findByDisplayValue('Hello [complete]')).toBeVisible();
    await user.selectOptions(within(await open()).getByRole('combobox', { name: 'Language' }), 'Español');
    expect(await screen.findByDisplayValue('Hola [complete]')).toBeVisible();
    await user.click(within(await open()).getByRole('button', { name: 'Issue letter' }));
    expect(await screen.findByText('Please replace the text in square brackets')).toBeVisible();
    const text = within(await open()).getByRole('textbox', { name: 'Text' });
    await user.clear(text);
    await fill(user, text, 'Hola');
    await user.click(within(await open()).getByRole('button', { name: 'Issue letter' }));
    expect(await screen.findByText('Letter issued')).toBeVisible();
    expect(sent).toMatchObject([
      { kind: 'patient', language: 'es', addressee: 'Maria Alvarez', text: 'Hola' },
    ]);
  });
});
