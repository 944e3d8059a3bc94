import { fieldOfPath } from '../../../components/form/fieldErrors.ts';

export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** The first problem of each field, in the order of `fields`. Problems of other fields are left out. */
export function firstProblemPerField<Field extends string>(
  fields: readonly Field[],
  problems: readonly { readonly field: string; readonly message: string }[],
): FieldProblem<Field>[] {
  return fields.flatMap((field) => {
    const first = problems.find((problem) => problem.field === field);
    return first ? [{ field, message: first.message }] : [];
  });
}

/** Field errors of the server as problems of a form. Paths such as `uploadedFiles.0` belong to their field. */
export function serverProblems<Field extends string>(
  fields: readonly Field[],
  errors: Readonly<Record<string, string>>,
): FieldProblem<Field>[] {
  return firstProblemPerField(
    fields,
    Object.entries(errors).map(([path, message]) => ({ field: fieldOfPath(path, fields), message })),
  );
}
