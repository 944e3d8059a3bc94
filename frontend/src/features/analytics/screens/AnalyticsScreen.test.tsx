import { analytics, type AnalyticsQuery } from '@portal/contract/analytics/endpoints/analytics.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../lib/language/switchLanguage.ts';
import { openSession } from '../../../lib/session/session.ts';
import { aSessionToken } from '../../../testing/aSession.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import type { Report } from '../report.ts';
import { aPoint, emptyReport, someReport } from '../testing/someReport.ts';
import { AnalyticsScreen } from './AnalyticsScreen.tsx';

const { saveCsv } = vi.hoisted(() => ({
  saveCsv: vi.fn<(parts: readonly string[], name: string) => void>(),
}));
vi.mock('../../../lib/saving/saveCsv.ts', () => ({ saveCsv }));

const TITLE = 'Earnings & Invoice Analytics';

/** Renders the screen; `reply` answers the API. Returns the queries sent. */
function show(
  reply: (query: AnalyticsQuery) => Report | Promise<Report>,
  search = '',
  role: 'staff' | 'client' = 'staff',
) {
  openSession({ token: aSessionToken({ role }), device: 'device-1' });
  const requests: AnalyticsQuery[] = [];
  server.use(
    mockOperation(analytics, ({ query }) => {
      requests.push(query);
      return reply(query);
    }),
  );
  return { requests, ...renderScreen(<AnalyticsScreen />, `/analytics${search}`) };
}

/** The texts of a figure: its value and its note. */
async function figure(label: string): Promise<(string | null)[]> {
  const term = (await screen.findAllByRole('term')).find(
    ({ firstChild, parentElement }) =>
      firstChild?.textContent === label && parentElement?.querySelector('[role="tooltip"]'),
  );
  return within(term!.parentElement!)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
}

const address = () => `${window.location.pathname}${window.location.search}`;
const period = (name: string) => screen.getByRole('button', { name });

describe('the analytics figures', () => {
  it('show the amount lost to disputes', async () => {
    const { revenue } = someReport();
    show(() => someReport({ revenue: { ...revenue, disputesLostTotal: 15 } }));
    expect(await figure('Total revenue')).toEqual([
      '$1,070.25',
      'after $225.75 of refunds and $15.00 lost to disputes',
    ]);
    expect(screen.getByRole('columnheader', { name: 'Lost to disputes', hidden: true })).toBeInTheDocument();
  });

  it('show earnings, invoices and cases', async () => {
    show(() => someReport());
    expect(await figure('Total revenue')).toEqual(['$1,070.25', 'after $225.75 of refunds']);
    expect(await figure('Invoice earnings')).toEqual(['$1,000.25', '$200.25 refunded']);
    expect(await figure('Witness fees')).toEqual(['$45.00', '$15.00 refunded']);
    expect(await figure('File charges')).toEqual(['$25.00', '$10.50 refunded']);
    expect(await figure('Invoices sent')).toEqual(['4', 'Paid to date: 3']);
    expect(await figure('Payment rate')).toEqual(['N/A', '3 of 4 paid']);
    expect(await figure('Average invoice value')).toEqual(['$412.75', '4 invoices']);
    expect(await figure('Pending invoices')).toEqual(['$350.50', '2 invoices, as of now']);
    expect(await figure('Cases opened')).toEqual(['3', 'in the period']);
    expect(await figure('Cases closed')).toEqual(['2', 'in the period']);
    expect(await figure('Active requests')).toEqual(['42', 'as of now']);
    expect(await figure('Average revenue per case')).toEqual(['$356.75', 'per case opened']);
    expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeInTheDocument();
  });

  it('show whether requests were completed on time, by authority', async () => {
    show(() => someReport());
    expect(await figure('Completed on time')).toEqual(['N/A', '3 of 4 requests']);
    expect(await figure('Completed late')).toEqual(['1', 'in the period']);
    expect(await figure('Average days')).toEqual(['9.9 days', 'to completion']);
    const table = within(screen.getByRole('table', { name: 'Due dates by authority' }));
    expect(table.getByRole('row', { name: 'Not stated 1 1 0 3.5' })).toBeInTheDocument();
    expect(table.getByRole('row', { name: 'Subpoena 3 2 1 12' })).toBeInTheDocument();
  });

  it('show percentages only of ten or more', async () => {
    const report = someReport();
    const invoices = { ...report.invoices, totalPaidInvoices: 9, allInvoicesCount: 10 };
    const [first] = report.deadlines;
    show(() => ({ ...report, invoices, deadlines: [{ ...first!, completed: 10, onTime: 8, late: 2 }] }));
    expect(await figure('Payment rate')).toEqual(['90%', '9 of 10 paid']);
    expect(await figure('Completed on time')).toEqual(['80%', '8 of 10 requests']);
  });

  it('have no table of due dates without completed requests', async () => {
    show(emptyReport);
    expect(await figure('Completed on time')).toEqual(['N/A', '0 of 0 requests']);
    expect(await figure('Average days')).toEqual(['N/A', 'to completion']);
    expect(screen.getByText('No request with a due date was completed in this period.')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Due dates by authority' })).not.toBeInTheDocument();
  });

  it('have definitions that are reachable by keyboard', async () => {
    const { user } = show(() => someReport());
    await figure('Total revenue');
    const marks = screen.getAllByRole('button', { name: /^About this metric: / });
    expect(marks).toHaveLength(15);
    for (const mark of marks) expect(mark).toHaveAccessibleDescription(/\w{3,}.*\./);
    act(() => marks[1]!.focus());
    expect(screen.getByRole('tooltip')).toHaveTextContent(/on the day \(UTC\) it arrives/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('are compared over the last day, week and month', async () => {
    show(() => someReport());
    const table = within(await screen.findByRole('table', { name: 'At a glance' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Metric',
      'Last 24 hours',
      'Last 7 days',
      'Last 30 days',
      'All time',
    ]);
    expect(
      table.getByRole('row', { name: 'Invoice earnings -$200.25 $1,000.25 $1,000.25 $1,000.25' }),
    ).toBeInTheDocument();
    expect(table.getByRole('row', { name: 'Cases closed 2 2 2 2' })).toBeInTheDocument();
  });

  it('show no extra column for a period that has one', async () => {
    const metadata = { ...someReport().metadata, period: '7d' as const };
    show(() => someReport({ metadata }), '?period=7d');
    const table = within(await screen.findByRole('table', { name: 'At a glance' }));
    expect(table.getAllByRole('columnheader')).toHaveLength(4);
    expect(table.getByRole('row', { name: 'Cases closed 2 2 2' })).toBeInTheDocument();
  });

  it('are zero in a portal without requests, with a note', async () => {
    show(emptyReport);
    expect(await figure('Total revenue')).toEqual(['$0.00', 'after $0.00 of refunds']);
    expect(await figure('Witness fees')).toEqual(['$0.00', '$15.00 per request']);
    expect(await figure('File charges')).toEqual(['$0.00', 'for released files']);
    expect(await figure('Payment rate')).toEqual(['N/A', '0 of 0 paid']);
    expect(screen.getByText('No activity in this period')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('show no charts for a range without points', async () => {
    show(() => someReport({ series: { unit: 'day', points: [] } }), '?from=2001-01-01&to=2001-01-02');
    expect(await screen.findByText('No activity in this period')).toBeInTheDocument();
  });
});

describe('the analytics charts', () => {
  it('have descriptions and draw negative values below zero', async () => {
    show(() => someReport());
    const drawing = await screen.findByRole('img', { name: 'Earnings over time' });
    expect(drawing).toHaveAccessibleDescription(
      'From November 19, 2026 to November 21, 2026. Invoices: $1,000.25, File charges: $25.00. The table below the charts lists all figures.',
    );
    const bars = [...drawing.querySelectorAll('[data-series="Invoices"]')].map((bar) => [
      Number(bar.getAttribute('y')),
      Number(bar.getAttribute('height')),
    ]);
    // The scale goes from 1500 to -500.
    expect(bars).toEqual([
      [1500 - 1200.5, 1200.5],
      [1500, 200.25],
    ]);
    expect(screen.getAllByRole('img').map((image) => image.querySelector('title')?.textContent)).toEqual([
      'Earnings over time',
      'Witness fees over time',
      'Cases over time',
      'Payment rate over time',
    ]);
  });

  it('distinguish a rate of 0% from a day without invoices', async () => {
    const days = [
      aPoint('2026-11-19', { invoicesSent: 4, invoicesPaid: 3 }),
      aPoint('2026-11-20', { invoicesSent: 2 }),
      aPoint('2026-11-21'),
    ];
    show(() => someReport({ series: { unit: 'day', points: days } }));
    const drawing = await screen.findByRole('img', { name: 'Payment rate over time' });
    const bars = [...drawing.querySelectorAll('[data-series="Payment rate"]')];
    expect(bars.map((bar) => [bar.getAttribute('data-point'), bar.getAttribute('height')])).toEqual([
      ['0', '75'],
      ['1', '1.5'],
    ]);
    expect(
      screen.getByText('0% means none of the invoices sent was paid. A gap means no invoices were sent.'),
    ).toBeVisible();
  });

  it('show the figures of the point selected with the arrow keys', async () => {
    const { user } = show(() => someReport());
    const slider = await screen.findByRole('slider', {
      name: 'Chart data point: Payment rate over time',
    });
    act(() => slider.focus());
    expect(slider).toHaveAttribute('aria-valuetext', 'November 21, 2026. Payment rate: None');
    // jsdom does not change a range input on arrow keys, as browsers do.
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'November 19, 2026. Payment rate: 75%');
    await user.tab();
    expect(screen.queryByText('November 19, 2026', { selector: 'span' })).not.toBeInTheDocument();
  });

  it('have a table with all figures', async () => {
    show(() => someReport());
    const table = await screen.findByRole('table', {
      name: 'Chart data as a table',
      hidden: true,
    });
    expect(
      within(table).getByRole('row', {
        name: 'November 19, 2026 $1,200.50 $0.00 $0.00 $0.00 $45.00 3 0 4 3 75%',
        hidden: true,
      }),
    ).toBeInTheDocument();
  });

  it.each([
    ['hour', '2026-11-21T14:00:00.000Z', /Nov 21, 2026/, 'Opened and closed, by hour'],
    ['month', '2026-11', /November 2026/, 'Opened and closed, by month'],
    ['year', '2026', /^2026/, 'Opened and closed, by year'],
  ] as const)('can be drawn by %s', async (unit, at, name, note) => {
    show(() => someReport({ series: { unit, points: [aPoint(at, { opened: 1 })] } }));
    const slider = await screen.findByRole('slider', { name: 'Chart data point: Cases over time' });
    expect(slider.getAttribute('aria-valuetext')).toMatch(name);
    expect(screen.getByText(note)).toBeInTheDocument();
  });
});

describe('the selected period', () => {
  it('is all time by default; another selection is written to the address', async () => {
    const { requests, user } = show(() => someReport());
    await figure('Total revenue');
    expect(period('All time')).toHaveAttribute('aria-pressed', 'true');
    await user.click(period('Last 7 days'));
    await waitFor(() => expect(requests).toEqual([{ period: 'all' }, { period: '7d' }]));
    expect(address()).toBe('/analytics?period=7d');
    expect(period('Last 7 days')).toHaveAttribute('aria-pressed', 'true');
    await user.click(period('All time'));
    expect(address()).toBe('/analytics');
  });

  it('keeps the previous figures until the new ones are loaded', async () => {
    const { user } = show((query) =>
      query.period === '24h' ? new Promise<Report>(() => undefined) : someReport(),
    );
    await figure('Total revenue');
    await user.click(period('Last 24 hours'));
    expect(await figure('Total revenue')).toEqual(['$1,070.25', 'after $225.75 of refunds']);
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('can be a range of days from the address', async () => {
    const { requests } = show(() => someReport(), '?from=2026-11-01&to=2026-11-21');
    await figure('Total revenue');
    expect(requests).toEqual([{ startDate: '2026-11-01', endDate: '2026-11-21' }]);
    expect(screen.getByLabelText('Start date')).toHaveValue('2026-11-01');
    expect(screen.getAllByText('Nov 1, 2026 to Nov 21, 2026')).not.toHaveLength(0);
  });

  it.each([
    ['', '', 'Please select both start and end dates', 'Start date'],
    ['2026-11-01', '', 'Please select both start and end dates', 'End date'],
    ['', '2026-11-01', 'Please select both start and end dates', 'Start date'],
    ['2026-11-02', '2026-11-01', 'End date must be on or after the start date', 'End date'],
  ])('cannot be a range from %j to %j: %s', async (from, to, message, field) => {
    const { requests, user } = show(() => someReport());
    await figure('Total revenue');
    await user.click(period('Custom range'));
    fireEvent.change(screen.getByLabelText('Start date'), { target: { value: from } });
    fireEvent.change(screen.getByLabelText('End date'), { target: { value: to } });
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.click(period('Apply'));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message);
    expect(requests).toHaveLength(1);
  });

  it('can be a valid range of days', async () => {
    const { requests, user } = show(() => someReport());
    await figure('Total revenue');
    await user.click(period('Custom range'));
    fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('End date'), { target: { value: '2026-11-01' } });
    await user.click(period('Apply'));
    await waitFor(() => expect(requests.at(-1)).toEqual({ startDate: '2026-11-01', endDate: '2026-11-01' }));
    expect(address()).toBe('/analytics?from=2026-11-01&to=2026-11-01');
  });
});

describe('the analytics page', () => {
  it('shows a skeleton while the figures load', async () => {
    show(() => new Promise<Report>(() => undefined));
    expect(screen.getByRole('status')).toHaveTextContent('Loading analytics...');
  });

  it('shows an error with a retry button when loading fails', async () => {
    let isDown = true;
    const { user } = show(() => {
      if (isDown) throw new MockFailure('unexpected', 'Something went wrong.');
      return someReport();
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch analytics data');
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await figure('Total revenue')).toEqual(['$1,070.25', 'after $225.75 of refunds']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not found for clients', () => {
    const { requests } = show(() => someReport(), '', 'client');
    expect(screen.queryByRole('heading', { name: TITLE })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start a request' })).toHaveAttribute('href', '/client/request');
    expect(requests).toEqual([]);
  });
});

describe('the CSV export', () => {
  it('saves the shown figures with plain numbers for spreadsheets', async () => {
    const { user } = show(() => someReport(), '?from=2026-11-19&to=2026-11-21');
    await figure('Total revenue');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const [parts, name] = saveCsv.mock.calls.at(-1)!;
    expect(name).toMatch(/^analytics-2026-11-19-to-2026-11-21-\d{4}-\d\d-\d\d\.csv$/);
    const lines = parts.join('').split('\r\n');
    expect(lines[0]).toBe(`\uFEFF${TITLE},"Nov 19, 2026 to Nov 21, 2026"`);
    expect(lines).toContain('Total revenue,1070.25');
    expect(lines).toContain('Refunds,225.75');
    expect(lines).toContain('Refunds of invoices,200.25');
    expect(lines).toContain('Refunds of files,10.5');
    expect(lines).toContain('Refunds of witness fees,15');
    expect(lines).toContain('Pending amount,350.5');
    expect(lines).toContain('Invoice earnings,-200.25,1000.25,1000.25,1000.25');
    expect(lines).toContain('Subpoena,3,2,1,12');
    expect(lines).toContain('2026-11-19,1200.5,0,0,0,45,3,0,4,3,75');
    expect(lines).toContain('2026-11-21,-200.25,225.75,0,25,0,0,2,0,0,');
  });
});

describe('the page in Spanish', () => {
  afterEach(() => switchLanguage('en'));

  it('translates every text, including the errors', async () => {
    await switchLanguage('es');
    const { user } = show(() => someReport());
    expect(await screen.findByText('Ingresos totales')).toBeInTheDocument();
    await user.click(period('Período personalizado'));
    await user.click(period('Aplicar'));
    expect(screen.getByRole('alert')).toHaveTextContent('Seleccione la fecha de inicio y la de fin');
  });
});
