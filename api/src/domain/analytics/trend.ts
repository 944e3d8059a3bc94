import { isPercentBase } from '@portal/contract/analytics/rules.ts';

/** The change of a figure. `percent` is a whole number; null if there is nothing, or too little, to compare with. */
export interface Trend {
  readonly text: string;
  readonly direction: 'up' | 'down' | 'stable';
  readonly percent: number | null;
}

const arrows = { up: '↑', down: '↓', stable: '→' } as const;

/** The growth of a count compared with the preceding period. */
export function growth(now: number, before: number): Trend {
  return isPercentBase(before) ? trendOf(Math.round(((now - before) / before) * 100)) : trendOf(null);
}

/** The change of a share of `base` in percentage points; `before` is null if it is unknown. */
export function points(now: number, before: number | null, base: number): Trend {
  return before === null || !isPercentBase(base) ? trendOf(null) : trendOf(now - before);
}

function trendOf(percent: number | null): Trend {
  const moved = percent ?? 0;
  const direction = moved > 0 ? 'up' : moved < 0 ? 'down' : 'stable';
  return { text: `${arrows[direction]} ${Math.abs(moved)}%`, direction, percent };
}
