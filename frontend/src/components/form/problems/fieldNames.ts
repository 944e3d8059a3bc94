import { set } from 'react-hook-form';

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

/** Problems as the errors of a form. */
export function errorsOf(
  problems: readonly { readonly field: string; readonly message: string }[],
): Record<string, object> {
  const errors: Record<string, object> = {};
  for (const { field, message } of problems) set(errors, field, { type: 'contract', message });
  return errors;
}
