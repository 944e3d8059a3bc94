import type { dashboardAnalytics } from '@portal/contract/endpoints/dashboard.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';

export type Figures = DataOf<typeof dashboardAnalytics>;
