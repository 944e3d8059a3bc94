import { inEnglish, localizable } from '@portal/contract/fields/localizableText.ts';
import { nameKey } from '@portal/contract/fields/nameKey.ts';
import { languages } from '@portal/contract/languages/languages.ts';
import { unknownPlaceholder } from '@portal/contract/templates/placeholders.ts';
import {
  MAX_TEMPLATES,
  type MessageTemplate,
  type TemplateChange,
  type TemplateForm,
} from '@portal/contract/templates/schemas.ts';
import {
  type ListRefusal,
  refuseFullList,
  refuseListChange,
  replaced,
} from '../configuration/listDecision.ts';
import type { StoredTemplates } from './storedTemplates.ts';

/** Templates and history are one document, whose size is limited to 2 MB. */
const MAX_TEMPLATES_BYTES = 1_000_000;
const MAX_HISTORY_BYTES = 500_000;
const MAX_CHANGES = 300;

const CHANGES_PER_PAGE = 10;

export interface Signature {
  /** User ID. */
  readonly by: string | null;
  readonly byName: string;
  readonly now: Date;
}

/** The decision on a change: the new templates, or why nothing changes. */
export type TemplateDecision =
  | { readonly kind: 'changed'; readonly next: StoredTemplates; readonly template: MessageTemplate }
  /** The template is already as requested. */
  | { readonly kind: 'unchanged'; readonly template: MessageTemplate }
  | ListRefusal;

/** Adds a template with a unique name. */
export function addTemplate(
  stored: StoredTemplates,
  form: TemplateForm,
  templateId: string,
  signature: Signature,
): TemplateDecision {
  const { templates } = stored;
  if (templates.length >= MAX_TEMPLATES) return refuseFullList();
  const refusal = refuseForm(templates, form);
  if (refusal) return refusal;
  const template = templateOf(templateId, 1, form, signature);
  return changed(stored, [...templates, template], template, { from: null, to: form }, signature);
}

/** Replaces name, texts, and letter of a template, unless someone changed it after the admin saw it. */
export function editTemplate(
  stored: StoredTemplates,
  { templateId, seenVersion, name, texts, asLetter }: TemplateForm & SeenTemplate,
  signature: Signature,
): TemplateDecision {
  const { templates } = stored;
  const before = templates.find((template) => template.templateId === templateId);
  if (!before) return refuseMissingTemplate();
  const form = { name, texts, asLetter };
  const from = formOf(before);
  if (JSON.stringify(from) === JSON.stringify(form)) return { kind: 'unchanged', template: before };
  const refusal =
    refuseUnseen(before, seenVersion) ??
    refuseForm(
      templates.filter((other) => other !== before),
      form,
    );
  if (refusal) return refusal;
  const template = templateOf(templateId, before.version + 1, form, signature);
  return changed(stored, replaced(templates, before, template), template, { from, to: form }, signature);
}

/** Removes a template, unless someone changed it after the admin saw it. */
export function removeTemplate(
  stored: StoredTemplates,
  { templateId, seenVersion }: SeenTemplate,
  signature: Signature,
): TemplateDecision {
  const before = stored.templates.find((template) => template.templateId === templateId);
  if (!before) return refuseMissingTemplate();
  const refusal = refuseUnseen(before, seenVersion);
  if (refusal) return refusal;
  const others = stored.templates.filter((other) => other !== before);
  return changed(stored, others, before, { from: formOf(before), to: null }, signature);
}

/** A page of the changes before a number, newest first; null for the newest. */
export function templateHistoryPage(
  { history }: Pick<StoredTemplates, 'history'>,
  before: number | null,
): { history: TemplateChange[]; hasOlder: boolean } {
  const older = history.filter(({ n }) => before === null || n < before).toReversed();
  const page = older.slice(0, CHANGES_PER_PAGE).map(({ by: _by, ...change }) => change);
  return { history: page, hasOlder: older.length > CHANGES_PER_PAGE };
}

export function refuseMissingTemplate(): ListRefusal {
  return refuseListChange('not_found', localizable('This template no longer exists'));
}

interface SeenTemplate {
  readonly templateId: string;
  readonly seenVersion: number;
}

function templateOf(
  templateId: string,
  version: number,
  form: TemplateForm,
  { byName, now }: Signature,
): MessageTemplate {
  return { templateId, version, ...formOf(form), changed: { at: now.toISOString(), byName } };
}

function formOf({ name, texts, asLetter }: TemplateForm): TemplateForm {
  return { name, texts, asLetter };
}

function changed(
  stored: StoredTemplates,
  templates: MessageTemplate[],
  template: MessageTemplate,
  change: Pick<TemplateChange, 'from' | 'to'>,
  { by, byName, now }: Signature,
): TemplateDecision {
  if (bytesOf(templates) > MAX_TEMPLATES_BYTES) return refuseFullList();
  const n = stored.revision + 1;
  const { templateId } = template;
  const entry = { n, at: now.toISOString(), by, byName, templateId, ...change };
  const history = [...stored.history, entry].slice(-MAX_CHANGES);
  let size = bytesOf(history);
  while (size > MAX_HISTORY_BYTES && history.length > 1) size -= bytesOf(history.shift());
  return { kind: 'changed', next: { revision: n, templates, history }, template };
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function refuseUnseen({ version, changed: last }: MessageTemplate, seenVersion: number): ListRefusal | null {
  if (version === seenVersion || !last) return null;
  const { byName: name, at } = last;
  return refuseListChange(
    'conflict',
    localizable('{{name}} changed this template on {{at}}. Reload to see it, or try again to replace it.', {
      name,
      at,
    }),
  );
}

function refuseForm(others: readonly MessageTemplate[], form: TemplateForm): ListRefusal | null {
  const { name, texts } = form;
  if (others.some((other) => nameKey(other.name) === nameKey(name))) {
    const message = localizable('Another template already has this name.');
    return refuseListChange('conflict', message, { name: inEnglish(message) });
  }
  for (const language of languages) {
    for (const field of ['subject', 'text'] as const) {
      const placeholder = unknownPlaceholder(texts[language]?.[field] ?? '');
      if (placeholder === null) continue;
      const message = localizable('“{{placeholder}}” is not a placeholder. Please use one of the list.', {
        placeholder,
      });
      return refuseListChange('invalid_input', message, {
        [`texts.${language}.${field}`]: inEnglish(message),
      });
    }
  }
  return null;
}
