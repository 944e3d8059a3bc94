export const departments = ['Legal Department', 'Administration', 'Operations', 'Management'] as const;

export type Department = (typeof departments)[number];

/** What a profile says until its owner says otherwise. */
export const DEFAULT_JOB_TITLE = 'Legal Administrator';
export const DEFAULT_DEPARTMENT: Department = 'Legal Department';
