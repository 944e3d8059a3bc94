/** What an item that is added is given besides what is said of it. */
export interface Creation {
  readonly id: string;
  /** User id. */
  readonly by: string;
  readonly now: Date;
}

export function createdFields({ by, now }: Creation) {
  return { createdBy: by, createdAt: now.toISOString() };
}
