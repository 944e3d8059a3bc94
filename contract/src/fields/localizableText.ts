/** A text before translation: an English template with {{placeholders}} and their values. */
export interface LocalizableText {
  readonly template: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export function localizable(template: string, values: LocalizableText['values'] = {}): LocalizableText {
  return { template, values };
}

/** Replaces {{placeholders}} in a template of any language. Keeps a placeholder without a value. */
export function fillTemplate(template: string, values: LocalizableText['values']): string {
  return template.replace(/\{\{(\w+)\}\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : name,
  );
}

export function inEnglish({ template, values }: LocalizableText): string {
  return fillTemplate(template, values);
}
