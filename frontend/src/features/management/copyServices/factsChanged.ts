import type { NoticeChange } from '@portal/contract/schemas/notices.ts';

/** The names of the facts that a change made other than they were, in their order. */
export function factsChanged({ from, to }: Pick<NoticeChange, 'from' | 'to'>): string[] {
  const names = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
  return names.filter((name) => from?.[name] !== to?.[name]);
}
