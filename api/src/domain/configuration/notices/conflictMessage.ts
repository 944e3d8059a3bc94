import { type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import { noticeFacts, type NoticeFacts } from './noticeFacts.ts';
import type { StoredChange } from './storedNotices.ts';

const MAX_QUOTED_LENGTH = 120;

/** Describes a concurrent change: who changed what, and `at` when. `isOfficeChange`: the change is to an office of the item. */
export function conflictMessage(change: StoredChange, isOfficeChange: boolean): LocalizableText {
  const { byName: name, at } = change;
  const { from, to } = noticeFacts(change);
  const facts = { name, at };
  if (isOfficeChange) return officeMessage(change, { ...facts, value: quoted((to ?? from)?.['name']) });
  if (!to)
    return localizable(
      '{{name}} removed this text on {{at}}. Reload to see it, or try again to replace it.',
      facts,
    );
  if (!from && change.kind !== 'incident') {
    return localizable('{{name}} added this on {{at}}. Reload to see it, or try again to replace it.', facts);
  }
  const [fact, ...more] = changedFacts(from, to);
  if (fact === undefined || more.length > 0) {
    return localizable(
      '{{name}} changed several details on {{at}}. Reload to see them, or try again to replace them.',
      facts,
    );
  }
  return localizable(templateOf(fact, to[fact] ?? ''), { ...facts, value: quoted(to[fact]) });
}

function templateOf(fact: string, value: string): string {
  switch (fact) {
    case 'isActive':
      return value === 'yes'
        ? '{{name}} reactivated this on {{at}}. Reload to see it, or try again to replace it.'
        : '{{name}} deactivated this on {{at}}. Reload to see it, or try again to replace it.';
    case 'name':
      return '{{name}} renamed this to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.';
    case 'position':
      return '{{name}} moved this to position {{value}} on {{at}}. Reload to see it, or try again to replace it.';
    case 'address':
      return '{{name}} changed the address to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.';
    case 'hours':
      return '{{name}} changed the hours to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.';
    case 'email':
      return value
        ? '{{name}} changed the email to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.'
        : '{{name}} removed the email on {{at}}. Reload to see it, or try again to replace it.';
    case 'phone':
      return value
        ? '{{name}} changed the phone number to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.'
        : '{{name}} removed the phone number on {{at}}. Reload to see it, or try again to replace it.';
    default:
      return value
        ? '{{name}} changed this text to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.'
        : '{{name}} removed this text on {{at}}. Reload to see it, or try again to replace it.';
  }
}

function officeMessage({ from, to }: StoredChange, values: LocalizableText['values']): LocalizableText {
  if (!from) {
    return localizable(
      '{{name}} added the location “{{value}}” on {{at}}. Reload to see it, or try again to continue anyway.',
      values,
    );
  }
  return to
    ? localizable(
        '{{name}} changed the location “{{value}}” on {{at}}. Reload to see it, or try again to continue anyway.',
        values,
      )
    : localizable(
        '{{name}} deleted the location “{{value}}” on {{at}}. Reload to see it, or try again to continue anyway.',
        values,
      );
}

/** The changed facts, without the start of an incident, which admins cannot set. */
function changedFacts(from: NoticeFacts | null, to: NoticeFacts): string[] {
  return Object.keys(to).filter((name) => name !== 'since' && from?.[name] !== to[name]);
}

function quoted(value = ''): string {
  return value.length > MAX_QUOTED_LENGTH ? `${value.slice(0, MAX_QUOTED_LENGTH - 1)}…` : value;
}
