import { defaultDeadlineRules } from '@portal/contract/deadlines/defaultDeadlineRules.ts';
import type { CurrentRules } from '../deadlines/updateDeadline.ts';

/** The rules that come with the portal: 15 days after submission. */
export const someRules: CurrentRules = { version: 0, value: defaultDeadlineRules(15) };
