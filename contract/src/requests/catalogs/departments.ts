export const departments = ['Legal Department', 'Administration', 'Operations', 'Management'] as const;

export type Department = (typeof departments)[number];

/** Defaults of a profile until its owner changes them. */
export const DEFAULT_JOB_TITLE = 'Legal Administrator';
export const DEFAULT_DEPARTMENT: Department = 'Legal Department';
