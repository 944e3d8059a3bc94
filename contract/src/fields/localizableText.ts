/** A text before translation: an English template with {{names}} and their values. */
export interface LocalizableText {
  readonly template: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export function localizable(template: string, values: LocalizableText['values'] = {}): LocalizableText {
  return { template, values };
}

/** Replaces {{names}} in a template of any language. A name without a value is kept. */
export function fillTemplate(template: string, values: LocalizableText['values']): string {
  return template.replace(/\{\{(\w+)\}\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : name,
  );
}

export function inEnglish({ template, values }: LocalizableText): string {
  return fillTemplate(template, values);
}
