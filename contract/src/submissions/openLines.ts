interface Line {
  readonly isRequired?: boolean | undefined;
  readonly checked: unknown;
  readonly problem?: unknown;
}

/** Whether an approval asks for a reason because of a line: it is required and not checked, or marked as a problem. */
export function isLineOpen({ isRequired, checked, problem }: Line): boolean {
  return problem !== undefined || (isRequired === true && checked === null);
}
