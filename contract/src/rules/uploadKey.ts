const DRAFT_KEY = /^req-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether uploads under this key belong to a draft: `req-` and its id, in any case. */
export function isDraftKey(key: string): boolean {
  return DRAFT_KEY.test(key);
}
