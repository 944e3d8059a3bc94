/** Fields that a new item gets in addition to its form. */
export interface Creation {
  readonly id: string;
  /** User id. */
  readonly by: string;
  readonly now: Date;
}

export function createdFields({ by, now }: Omit<Creation, 'id'>) {
  return { createdBy: by, createdAt: now.toISOString() };
}
