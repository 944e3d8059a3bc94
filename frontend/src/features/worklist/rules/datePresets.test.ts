import { expect, it } from 'vitest';
import { presetRange } from './datePresets.ts';

const noonOf = (day: string) => new Date(`${day}T12:00:00`);

it.each([
  ['lastWeek', '2026-11-20', '2026-11-13'],
  ['lastWeek', '2026-03-03', '2026-02-24'],
  ['lastMonth', '2026-11-20', '2026-10-20'],
  ['lastMonth', '2026-03-31', '2026-02-28'],
  ['lastMonth', '2028-03-30', '2028-02-29'],
  ['lastMonth', '2026-01-15', '2025-12-15'],
  ['lastMonth', '2026-12-31', '2026-11-30'],
] as const)('%s before %s starts on %s', (preset, today, from) => {
  expect(presetRange(preset, noonOf(today))).toEqual({ submittedDateFrom: from, submittedDateTo: today });
});
