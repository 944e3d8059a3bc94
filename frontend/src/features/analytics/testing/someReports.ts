import type {
  receivablesReport,
  revenueReport,
  turnaroundReport,
  workReport,
} from '@portal/contract/analytics/reports/endpoints.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';

const days = {
  startDate: '2026-11-01',
  endDate: '2026-11-29',
  timeZone: 'America/Los_Angeles',
  zoneSince: '2026-11-29',
  isComplete: true,
};

const amounts = { fees: 45, files: 0, invoices: 1000.25, refunded: 200.25, lost: 0, total: 845 };
const nothing = { fees: 0, files: 0, invoices: 0, refunded: 0, lost: 0, total: 0 };

export function someRevenue(
  changed: Partial<DataOf<typeof revenueReport>> = {},
): DataOf<typeof revenueReport> {
  return {
    days,
    total: amounts,
    byKind: [
      { id: 'fee', ...nothing, fees: 45, total: 45 },
      { id: 'invoice', ...nothing, invoices: 1000.25, refunded: 200.25, total: 800 },
    ],
    byFirm: [
      { id: 'firm-1', name: 'Smith & Jones', ...amounts, fees: 30, total: 830 },
      { id: 'none', name: '', ...nothing, fees: 15, total: 15 },
    ],
    byFacility: [{ id: 'facility-1', name: 'Lakeview Hospital', ...amounts }],
    ...changed,
  };
}

export function noRevenue(): DataOf<typeof revenueReport> {
  return { days, total: nothing, byKind: [], byFirm: [], byFacility: [] };
}

const owed = (count: number, amount: number) => ({ count, amount });

export function someReceivables(): DataOf<typeof receivablesReport> {
  const byAge = {
    '0-30': owed(2, 30.5),
    '31-60': owed(0, 0),
    '61-90': owed(0, 0),
    older: owed(1, 100),
  };
  return {
    today: '2026-11-29',
    timeZone: 'America/Los_Angeles',
    isComplete: true,
    total: owed(3, 130.5),
    byAge,
    byFirm: [{ id: 'firm-1', name: 'Smith & Jones', total: owed(3, 130.5), byAge }],
  };
}

export function someTurnaround(): DataOf<typeof turnaroundReport> {
  const figures = { completed: 3, onTime: 1, late: 1, averageDays: 9.5, medianDays: 8 };
  return {
    days,
    total: figures,
    byRequestType: [{ id: '7', requestType: 7, ...figures }],
    byFacility: [{ id: 'facility-1', name: 'Lakeview Hospital', ...figures }],
    byAuthority: [{ id: 'subpoena', ...figures }],
  };
}

export function someWork(): DataOf<typeof workReport> {
  return {
    days,
    people: [
      { id: 'user-1', name: 'Sam Reed', received: 4, decided: 2, released: 7, pages: 312 },
      { id: 'user-2', name: '', received: 1, decided: 0, released: 0, pages: 0 },
    ],
  };
}
