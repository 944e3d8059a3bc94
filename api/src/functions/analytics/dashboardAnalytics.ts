import { dashboardAnalytics } from '@portal/contract/analytics/endpoints/dashboard.ts';
import { endpoint } from '../../http/endpoint.ts';
import { dashboardFigures } from '../../workflows/analytics/dashboardFigures.ts';

/** GET /api/dashboard/analytics: the figures of the staff dashboard. */
endpoint(dashboardAnalytics, async ({ now }) => ({ data: await dashboardFigures(now) }));
