import {
  receivableEntries,
  receivablesReport,
  reportEntries,
  revenueReport,
  turnaroundReport,
  workReport,
} from '@portal/contract/analytics/reports/endpoints.ts';
import { BYTE_ORDER_MARK } from '@portal/contract/fields/csvRow.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../lib/language/switchLanguage.ts';
import { openSession } from '../../../lib/session/session.ts';
import { aSessionToken } from '../../../testing/aSession.ts';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { noRevenue, someReceivables, someRevenue, someTurnaround, someWork } from '../testing/someReports.ts';
import { ReportsScreen } from './ReportsScreen.tsx';

const { saveCsv } = vi.hoisted(() => ({
  saveCsv: vi.fn<(parts: readonly string[], name: string) => void>(),
}));
vi.mock('../../../lib/saving/saveCsv.ts', () => ({ saveCsv }));

const queries: unknown[] = [];

beforeEach(() => {
  queries.length = 0;
  server.use(
    mockOperation(revenueReport, ({ query }) => {
      queries.push(query);
      return someRevenue();
    }),
    mockOperation(receivablesReport, () => someReceivables()),
    mockOperation(turnaroundReport, () => someTurnaround()),
    mockOperation(workReport, () => someWork()),
  );
});
afterEach(() => saveCsv.mockClear());

function show(search = '', role: 'staff' | 'client' = 'staff') {
  openSession({ token: aSessionToken({ role }), device: 'device-1' });
  return renderScreen(<ReportsScreen />, `/analytics/reports${search}`);
}

const address = () => `${window.location.pathname}${window.location.search}`;
const tableOf = async (name: string) => within(await screen.findByRole('table', { name }));
const rowsOf = async (name: string) =>
  (await tableOf(name))
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map(({ textContent }) => textContent));
const hrefIn = async (table: string, row: RegExp, text: string) => {
  const found = (await tableOf(table)).getByRole('row', { name: row });
  return within(found).getByRole('link', { name: text }).getAttribute('href');
};

describe('the reports', () => {
  it('show the revenue of this month, and how days are counted', async () => {
    show();
    expect(await rowsOf('Revenue by law firm')).toEqual([
      ['Law firm', 'Witness fees', 'File charges', 'Invoices', 'Refunds', 'Lost to disputes', 'Total'],
      ['Smith & Jones', '$30.00', '$0.00', '$1,000.25', '$200.25', '$0.00', '$830.00'],
      ['Not stated', '$15.00', '$0.00', '$0.00', '$0.00', '$0.00', '$15.00'],
      ['Total', '$45.00', '$0.00', '$1,000.25', '$200.25', '$0.00', '$845.00'],
    ]);
    expect(queries).toEqual([{ period: 'this-month' }]);
    expect(
      screen.getByText(
        'November 1, 2026 to November 29, 2026. Days are those of Pacific Time since November 29, 2026. Before, they are UTC days, or those of an earlier time zone.',
      ),
    ).toBeInTheDocument();
    expect(await rowsOf('Revenue by kind')).toContainEqual([
      'Invoices',
      '$1,000.25',
      '$200.25',
      '$0.00',
      '$800.00',
    ]);
  });

  it('link every figure to its entries, and none that is zero', async () => {
    show('?period=last-month');
    expect(await hrefIn('Revenue by law firm', /^Smith/, '$200.25')).toBe(
      '/analytics/reports?report=revenue&period=last-month&entries=&by=firm&value=firm-1&figure=refunded',
    );
    expect(await hrefIn('Revenue by law firm', /^Total/, '$845.00')).toBe(
      '/analytics/reports?report=revenue&period=last-month&entries=',
    );
    expect(await hrefIn('Revenue by kind', /^Invoices/, '$1,000.25')).toBe(
      '/analytics/reports?report=revenue&period=last-month&entries=&by=kind&value=invoice&figure=invoice',
    );
    expect(screen.queryByRole('link', { name: '$0.00' })).not.toBeInTheDocument();
  });

  it('show receivables by age and firm', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('tab', { name: 'Receivables' }));
    expect(await rowsOf('Receivables by age')).toEqual([
      ['Age', 'Items', 'Amount'],
      ['0–30 days', '2', '$30.50'],
      ['31–60 days', '0', '$0.00'],
      ['61–90 days', '0', '$0.00'],
      ['More than 90 days', '1', '$100.00'],
      ['Total', '3', '$130.50'],
    ]);
    expect(await hrefIn('Receivables by law firm', /^Smith/, '$100.00')).toBe(
      '/analytics/reports?report=receivables&entries=&by=firm&value=firm-1&age=older',
    );
    expect(screen.queryByRole('group', { name: 'Period' })).not.toBeInTheDocument();
    expect(screen.getByText('As of November 29, 2026 (Pacific Time)')).toBeInTheDocument();
  });

  it('show turnaround and work', async () => {
    const { user } = show('?report=turnaround');
    expect(await rowsOf('Turnaround by authority')).toContainEqual(['Subpoena', '3', '9.5', '8', '1', '1']);
    expect(await rowsOf('Turnaround by request type')).toContainEqual([
      'Medical Records',
      '3',
      '9.5',
      '8',
      '1',
      '1',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Work by person' }));
    expect(await rowsOf('Work by person')).toEqual([
      ['Person', 'Requests received', 'Submissions decided', 'Documents released', 'Pages released'],
      ['Sam Reed', '4', '2', '7', '312'],
      ['Former staff member', '1', '0', '0', '0'],
    ]);
    expect(address()).toBe('/analytics/reports?report=work');
  });

  it('cover another period or any range', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'This quarter' }));
    expect(address()).toBe('/analytics/reports?report=revenue&period=this-quarter');
    await user.click(screen.getByRole('button', { name: 'Custom range' }));
    await user.type(screen.getByLabelText('Start date'), '2026-01-05');
    await user.type(screen.getByLabelText('End date'), '2026-02-06');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(queries).toContainEqual(
        expect.objectContaining({ startDate: '2026-01-05', endDate: '2026-02-06' }),
      ),
    );
    expect(address()).toBe('/analytics/reports?report=revenue&from=2026-01-05&to=2026-02-06');
  });

  it('save a table as CSV, with numbers', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Export CSV: Revenue by law firm' }));
    const [parts, name] = saveCsv.mock.calls[0]!;
    expect(parts.join('')).toBe(
      `${BYTE_ORDER_MARK}Law firm,Witness fees,File charges,Invoices,Refunds,Lost to disputes,Total\r\nSmith & Jones,30,0,1000.25,200.25,0,830\r\nNot stated,15,0,0,0,0,15\r\nTotal,45,0,1000.25,200.25,0,845\r\n`,
    );
    expect(name).toMatch(/^revenue-by-firm-this-month-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('show the first rows of a long table, and all on request; the CSV file has all', async () => {
    const byFirm = Array.from({ length: 40 }, (_, index) => ({
      ...someRevenue().byFirm[0]!,
      id: `firm-${index}`,
      name: `Firm ${index}`,
    }));
    server.use(mockOperation(revenueReport, () => someRevenue({ byFirm })));
    const { user } = show();
    expect(await rowsOf('Revenue by law firm')).toHaveLength(25 + 2);
    await user.click(screen.getByRole('button', { name: 'Export CSV: Revenue by law firm' }));
    expect(saveCsv.mock.calls[0]![0]).toHaveLength(1 + 40 + 2);
    await user.click(screen.getByRole('button', { name: 'Show all 40 rows' }));
    expect(await rowsOf('Revenue by law firm')).toHaveLength(40 + 2);
  });

  it('say that nothing happened, and that older requests are missing', async () => {
    const { days } = noRevenue();
    server.use(
      mockOperation(revenueReport, () => ({ ...noRevenue(), days: { ...days, isComplete: false } })),
    );
    show();
    expect(await screen.findAllByText('Nothing was paid, refunded or lost in this period.')).toHaveLength(3);
    expect(screen.getByText(/^Requests from before these reports are still being added/)).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    server.use(failOperation(revenueReport, 'conflict', 'The report is not available.'));
    const { user } = show();
    expect(await screen.findByText('The report could not be loaded')).toBeInTheDocument();
    server.use(mockOperation(revenueReport, () => someRevenue()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowsOf('Revenue by law firm')).toHaveLength(4);
  });

  it('are in Spanish and French', async () => {
    await switchLanguage('es');
    show();
    expect(await screen.findByRole('heading', { name: 'Ingresos por bufete' })).toBeInTheDocument();
    await switchLanguage('fr');
    expect(
      await screen.findByRole('heading', { name: 'Recettes par cabinet d’avocats' }),
    ).toBeInTheDocument();
    await switchLanguage('en');
  });

  it('do not exist for clients', async () => {
    show('', 'client');
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });
});

describe('the entries behind a figure', () => {
  it('link to their requests, page by page', async () => {
    server.use(
      mockOperation(reportEntries, ({ query }) => {
        const isFirst = !query.cursor;
        return {
          entries: [
            {
              requestId: isFirst ? 'req_1' : 'req_2',
              orderId: isFirst ? 'ORD-1' : 'ORD-2',
              day: '2026-11-20',
              figure: isFirst ? ('invoice' as const) : ('refunded' as const),
              amount: 200.25,
              number: null,
            },
            ...(isFirst
              ? []
              : [
                  {
                    requestId: 'req_3',
                    orderId: 'ORD-3',
                    day: '2026-11-19',
                    figure: 'refunded' as const,
                    amount: -50,
                    number: null,
                  },
                ]),
          ],
          nextCursor: isFirst ? 'next' : null,
        };
      }),
    );
    const { user } = show('?report=revenue&entries=&by=firm&value=firm-1');
    const table = 'Smith & Jones';
    expect(await rowsOf(table)).toEqual([
      ['Order ID', 'Date', 'What happened', 'Amount'],
      ['ORD-1', 'Nov 20, 2026', 'Invoice paid', '$200.25'],
    ]);
    expect(screen.getByRole('link', { name: 'ORD-1' })).toHaveAttribute('href', '/dashboard/request/req_1');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(async () =>
      expect(await rowsOf(table)).toContainEqual(['ORD-2', 'Nov 20, 2026', 'Refund made', '-$200.25']),
    );
    // A refund that failed returns to the revenue.
    expect(await rowsOf(table)).toContainEqual(['ORD-3', 'Nov 19, 2026', 'Refund failed', '$50.00']);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reports' })).toHaveAttribute(
      'href',
      '/analytics/reports?report=revenue',
    );
  });

  it('list what is owed', async () => {
    server.use(
      mockOperation(receivableEntries, ({ query }) => ({
        entries: [
          {
            requestId: 'req_1',
            orderId: 'ORD-1',
            kind: 'invoice' as const,
            firmName: 'Smith & Jones',
            invoiceNumber: 'INV-2026-000007',
            since: '2026-11-20',
            days: 9,
            amount: query.age ? 30.5 : 1,
          },
        ],
        nextCursor: null,
      })),
    );
    show('?report=receivables&entries=&by=firm&value=firm-1&age=0-30');
    expect(await rowsOf('Smith & Jones · 0–30 days')).toEqual([
      ['Order ID', 'Owed since', 'Days', 'Kind of payment', 'Invoice number', 'Law firm', 'Amount'],
      ['ORD-1', 'Nov 20, 2026', '9', 'Invoices', 'INV-2026-000007', 'Smith & Jones', '$30.50'],
    ]);
  });

  it('can be empty or fail', async () => {
    server.use(mockOperation(reportEntries, () => ({ entries: [], nextCursor: null })));
    const { unmount } = show('?report=work&entries=&by=person&value=user-1&figure=decided');
    expect(await screen.findByText('There is nothing behind this figure now.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Sam Reed · Decided' })).toBeInTheDocument();
    unmount();
    server.use(failOperation(reportEntries, 'conflict', 'Not available.'));
    show('?report=turnaround&entries=&figure=late');
    expect(await screen.findByText('The entries could not be loaded')).toBeInTheDocument();
  });
});
