import { unavailable } from './portalError.ts';

/** Waits for a store or service no longer than `ms`; past that the caller is told to try again. The work itself may still finish. */
export async function withinDeadline<T>(what: string, ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable(what, new Error(`no answer within ${ms} ms`))), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
