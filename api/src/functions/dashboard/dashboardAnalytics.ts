import { dashboardAnalytics } from '@portal/contract/endpoints/dashboard.ts';
import { endpoint } from '../../http/endpoint.ts';
import { dashboardFigures } from '../../workflows/dashboardFigures.ts';

/** GET /api/dashboard/analytics: the figures of the staff dashboard. */
endpoint(dashboardAnalytics, async ({ now }) => ({ data: await dashboardFigures(now) }));
