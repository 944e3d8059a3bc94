import type { AttentionItem } from '@portal/contract/analytics/endpoints/dashboard.ts';
import type { Figures } from '../figures.ts';

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 30;

/** The UTC calendar day this many days from today, YYYY-MM-DD. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Thirty days up to 2026-11-21. Days that are not in `figures` have zeros. */
export function someDays(figures: Record<string, { opened: number; closed: number }> = {}): Figures['days'] {
  const last = Date.parse('2026-11-21');
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = new Date(last - (SHOWN_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, ...(figures[day] ?? { opened: 0, closed: 0 }) };
  });
}

/** A request that needs attention, numbered; three days overdue by default. */
export function anAttentionItem(number: number, overrides: Partial<AttentionItem> = {}): AttentionItem {
  return {
    _id: `req_${String(number).padStart(20, '0')}`,
    orderId: `LAW-${number}`,
    patientName: `Patient ${number}`,
    facilityName: 'Central Medical Center',
    status: 'processing',
    submittedAt: '2026-11-02T15:00:00.000Z',
    dueDate: dayFromNow(-3),
    reason: 'overdue',
    ...overrides,
  };
}

/** Figures of a portal in use. */
export function someFigures(overrides: Partial<Figures> = {}): Figures {
  return {
    totalRequests: 12_345,
    pendingRequests: 14,
    completedRequests: 8210,
    activeRequests: 42,
    needsAttention: 7,
    needsAttentionPercentage: '17%',
    averageProcessingTime: '4.2 days',
    averageProcessingDays: 4.2,
    trends: {
      totalRequestsGrowth: '↑ 12%',
      totalRequestsGrowthDirection: 'up',
      totalRequestsGrowthPercent: 12,
      completionImprovement: '↓ 5%',
      completionDirection: 'down',
      completionPercent: -5,
      attentionTrend: '↑ 3%',
      attentionTrendDirection: 'up',
      attentionPoints: 3,
    },
    days: someDays({ '2026-11-20': { opened: 9, closed: 4 }, '2026-11-21': { opened: 3, closed: 6 } }),
    attention: [anAttentionItem(1), anAttentionItem(2)],
    ...overrides,
  };
}

/** Figures of a portal without requests. */
export function noFigures(): Figures {
  return someFigures({
    totalRequests: 0,
    pendingRequests: 0,
    completedRequests: 0,
    activeRequests: 0,
    needsAttention: 0,
    needsAttentionPercentage: '0%',
    averageProcessingTime: 'N/A',
    averageProcessingDays: null,
    trends: {
      totalRequestsGrowth: '→ 0%',
      totalRequestsGrowthDirection: 'stable',
      totalRequestsGrowthPercent: null,
      completionImprovement: '→ 0%',
      completionDirection: 'stable',
      completionPercent: null,
      attentionTrend: '→ 0%',
      attentionTrendDirection: 'stable',
      attentionPoints: null,
    },
    days: someDays(),
    attention: [],
  });
}
