import type { DataOf } from '@portal/contract/endpoint.ts';
import type { dashboardAnalytics } from '@portal/contract/analytics/endpoints/dashboard.ts';

export type Figures = DataOf<typeof dashboardAnalytics>;
