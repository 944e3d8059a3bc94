/** What the text of a template can name of a request, in double braces. The server fills it in. */
export const templatePlaceholders = [
  'orderId',
  'patientName',
  'requesterName',
  'requestType',
  'dueDate',
  'balanceDue',
  'portalName',
] as const;

export type TemplatePlaceholder = (typeof templatePlaceholders)[number];

const known: ReadonlySet<string> = new Set(templatePlaceholders.map((name) => `{{${name}}}`));

const MAX_QUOTED_LENGTH = 60;

/** The first use of double braces that is no placeholder, at most 60 characters of it; null if there is none. */
export function unknownPlaceholder(text: string): string | null {
  const found = text.match(/\{\{[\s\S]*?\}\}|\{\{|\}\}/g) ?? [];
  return found.find((part) => !known.has(part))?.slice(0, MAX_QUOTED_LENGTH) ?? null;
}
