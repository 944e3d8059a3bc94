import type { QueueFigure } from '@portal/contract/submissions/schemas/submissionQueue.ts';

/** The number as text, followed by a plus sign if it is inexact. */
export function figureLabel({ count, isExact }: QueueFigure): string {
  return isExact ? String(count) : `${count}+`;
}
