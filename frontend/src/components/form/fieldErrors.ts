import { type FieldErrors, type FieldValues, set } from 'react-hook-form';
import type { Problem } from './ErrorSummary.tsx';

/** Problems as errors of a form. Fields of objects have a path, such as `scope.ranges.0.from`. */
export function fieldErrors<Values extends FieldValues>(problems: readonly Problem[]): FieldErrors<Values> {
  const errors = {};
  for (const { field, message } of problems) set(errors, field, { type: 'contract', message });
  return errors;
}

/** The errors of a field and of the fields inside it, without live ones, which the summary does not repeat. */
export function problemsIn(field: string, error: unknown): Problem[] {
  if (typeof error !== 'object' || error === null) return [];
  const { message, type } = error as { message?: unknown; type?: unknown };
  if (typeof message === 'string' && message !== '') return type === 'live' ? [] : [{ field, message }];
  return Object.entries(error).flatMap(([name, inner]) => problemsIn(`${field}.${name}`, inner));
}
/** The names of the fields of a form, in their order. The name of a field in a group has a dot: `group.field`. */
export function fieldNames(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldNames(value, `${prefix}${name}.`)
      : [prefix + name],
  );
}

/** The field that a path belongs to, such as `files` for `files.0.name`; the first part of the path for an unknown field. */
export function fieldOfPath(path: string, fields: readonly string[]): string {
  return fields.find((field) => path === field || path.startsWith(`${field}.`)) ?? String(path.split('.')[0]);
}
