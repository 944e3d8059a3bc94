import type { QueueFigure } from '@portal/contract/submissions/schemas/submissionQueue.ts';

/** `1000+` where there are more than are counted. */
export function figureLabel({ count, isExact }: QueueFigure): string {
  return isExact ? String(count) : `${count}+`;
}
