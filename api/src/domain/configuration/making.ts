/** What an item that is added is given besides what is said of it. */
export interface Making {
  readonly id: string;
  /** User id. */
  readonly by: string;
  readonly now: Date;
}

export function madeBy({ by, now }: Making) {
  return { createdBy: by, createdAt: now.toISOString() };
}
