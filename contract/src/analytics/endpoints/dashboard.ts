import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { attentionReasons } from '../../requests/rules/attention.ts';
import { instant, requestId } from '../../fields/fields.ts';

const direction = z.enum(['up', 'down', 'stable']);

/** Requests opened and closed on one UTC day. */
export const dayFigures = z.object({ day: z.string(), opened: z.int(), closed: z.int() });

export type DayFigures = z.output<typeof dayFigures>;

/** A request that needs attention, and why. `dueDate` YYYY-MM-DD. */
export const attentionItem = z.object({
  _id: requestId,
  orderId: z.string(),
  patientName: z.string(),
  facilityName: z.string(),
  status: z.string(),
  submittedAt: instant,
  dueDate: z.string(),
  /** Present while the clock is paused; the due date is then empty. */
  isPaused: z.optional(z.literal(true)),
  reason: z.enum(attentionReasons),
});

export type AttentionItem = z.output<typeof attentionItem>;

/**
 * The figures of the dashboard. Growth compares the last 15 days with the 15 days before; the attention trend compares
 * with one week ago. Texts such as `12%` and `→ 0%` are in English; the numbers have their own fields.
 */
export const dashboardAnalytics = operation({
  function: 'dashboardAnalytics',
  method: 'GET',
  path: 'dashboard/analytics',
  summary: 'Returns the figures of the staff dashboard.',
  access: staffOnly,
  data: z.object({
    totalRequests: z.int(),
    pendingRequests: z.int(),
    completedRequests: z.int(),
    /** Open requests. */
    activeRequests: z.int(),
    /** Requests that need attention, and their share of all that are open or whose client asked for another download. */
    needsAttention: z.int(),
    needsAttentionPercentage: z.string(),
    /** Mean days from submission to closing, of requests closed in the last 30 days; `N/A` if there are none. */
    averageProcessingTime: z.string(),
    averageProcessingDays: z.nullable(z.number()),
    trends: z.object({
      totalRequestsGrowth: z.string(),
      totalRequestsGrowthDirection: direction,
      /** Whole percent; null if there are fewer than `MIN_PERCENT_BASE` to compare with. */
      totalRequestsGrowthPercent: z.nullable(z.int()),
      completionImprovement: z.string(),
      completionDirection: direction,
      completionPercent: z.nullable(z.int()),
      attentionTrend: z.string(),
      attentionTrendDirection: direction,
      /** Percentage points; null if nothing was recorded a week ago, or of fewer than `MIN_PERCENT_BASE` requests. */
      attentionPoints: z.nullable(z.int()),
    }),
    /** The last 30 days, oldest first. */
    days: z.array(dayFigures),
    /** The eight most urgent requests. */
    attention: z.array(attentionItem),
  }),
});
