import type { analytics } from '@portal/contract/analytics/endpoints/analytics.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';

export type Report = DataOf<typeof analytics>;

export type Unit = Report['series']['unit'];
