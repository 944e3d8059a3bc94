import type { RequestFile } from '../requests/requestDocument.ts';

const MIN_MS = 60_000;
const MAX_MS = 60 * 60_000;

/** How long to wait for the verdict on a file before it is requested again: a quarter of its age, from a minute to an hour. */
export function scanWaitMs({ uploadedAt }: Pick<RequestFile, 'uploadedAt'>, now: Date): number {
  const ageMs = now.getTime() - Date.parse(uploadedAt);
  return Math.min(Math.max(ageMs / 4, MIN_MS), MAX_MS);
}
