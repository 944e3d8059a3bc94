/** A text for people before it is put into their language: an English template with {{names}}, and what stands for them. */
export interface LocalizableText {
  readonly template: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export function localizable(template: string, values: LocalizableText['values'] = {}): LocalizableText {
  return { template, values };
}

/** Puts the values into a template, in whatever language it is. A name without a value is left as it stands. */
export function fillTemplate(template: string, values: LocalizableText['values']): string {
  return template.replace(/\{\{(\w+)\}\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : name,
  );
}

export function inEnglish({ template, values }: LocalizableText): string {
  return fillTemplate(template, values);
}
