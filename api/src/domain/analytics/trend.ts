/** How a figure moved. `percent` is whole, null when there is nothing to compare with. */
export interface Trend {
  readonly text: string;
  readonly direction: 'up' | 'down' | 'stable';
  readonly percent: number | null;
}

const arrows = { up: '↑', down: '↓', stable: '→' } as const;

/** A count of these days against that of as many days before. */
export function growth(now: number, before: number): Trend {
  return before === 0 ? trendOf(null) : trendOf(Math.round(((now - before) / before) * 100));
}

/** A share against an earlier one, in percentage points; null: none was noted. */
export function points(now: number, before: number | null): Trend {
  return before === null ? trendOf(null) : trendOf(now - before);
}

function trendOf(percent: number | null): Trend {
  const moved = percent ?? 0;
  const direction = moved > 0 ? 'up' : moved < 0 ? 'down' : 'stable';
  return { text: `${arrows[direction]} ${Math.abs(moved)}%`, direction, percent };
}
