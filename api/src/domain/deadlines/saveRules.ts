import type { BodyOf } from '@portal/contract/endpoint.ts';
import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import type { ManagedDeadlines, saveDeadlines } from '@portal/contract/deadlines/endpoints.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import { type ListRefusal, refuseListChange } from '../configuration/listDecision.ts';
import type { StoredRules } from './storedRules.ts';

/** Limits of the history, which is stored with the rules. The audit trail has who saved each version. */
const MAX_VERSIONS = 50;
const MAX_CHANGED = 200;
const MAX_TEXT = 400;
const MAX_CHARACTERS = 300_000;

interface Signature {
  /** User ID. */
  readonly by: string | null;
  readonly byName: string;
  readonly now: Date;
}

export type RulesDecision =
  | { readonly kind: 'changed'; readonly next: StoredRules }
  /** The rules are already as requested. */
  | { readonly kind: 'unchanged' }
  | ListRefusal;

/** Makes a new version of the rules, unless someone changed them after the admin saw them. */
export function saveRules(
  stored: StoredRules,
  { rules, seen, isReviewedByCounsel }: BodyOf<typeof saveDeadlines>,
  { by, byName, now }: Signature,
): RulesDecision {
  const isSame = JSON.stringify(stored.value) === JSON.stringify(rules);
  if (isSame && stored.isReviewedByCounsel === isReviewedByCounsel && stored.version > 0)
    return { kind: 'unchanged' };
  if (stored.version !== seen) {
    const { byName: name, at } = stored.history.at(-1) ?? { byName: '', at: '' };
    const message = localizable(
      '{{name}} changed the deadline rules on {{at}}. Reload to see them, or try again to replace them.',
      { name, at },
    );
    return refuseListChange('conflict', message);
  }
  const version = stored.version + 1;
  const changed = changedRules(stored.value, rules);
  const change = { version, at: now.toISOString(), by, byName, isReviewedByCounsel, changed };
  const history = [...stored.history, change].slice(-MAX_VERSIONS);
  let size = JSON.stringify(history).length;
  while (size > MAX_CHARACTERS && history.length > 1) size -= JSON.stringify(history.shift()).length;
  return { kind: 'changed', next: { version, value: rules, isReviewedByCounsel, history } };
}

/** The rules and their history as the Management Center shows them. */
export function managedRules({ value, history, ...stored }: StoredRules): Omit<ManagedDeadlines, 'move'> {
  return {
    ...stored,
    rules: value,
    history: history.toReversed().map(({ by: _by, ...change }) => change),
  };
}

function changedRules(before: DeadlineRules, after: DeadlineRules) {
  const from = textsOf(before);
  const to = textsOf(after);
  const paths = [...new Set([...from.keys(), ...to.keys()])].filter(
    (path) => (from.get(path) ?? '') !== (to.get(path) ?? ''),
  );
  return paths
    .slice(0, MAX_CHANGED)
    .map((path) => ({ path, from: shortened(from.get(path)), to: shortened(to.get(path)) }));
}

function shortened(text = ''): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
}

type Value = string | number | boolean | null | readonly (string | number)[];

/** Every value of the rules as text, by its path. Calendars and holidays go by their names, so that a new one moves no other. */
function textsOf({
  rules,
  earliestProduction,
  pauses,
  reminders,
  calendars,
}: DeadlineRules): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (path: string, values: Readonly<Record<string, Value>> | null) => {
    for (const [key, value] of Object.entries(values ?? {}))
      texts.set(
        `${path}.${key}`,
        typeof value === 'object' && value ? value.join(', ') : String(value ?? ''),
      );
  };
  for (const [kind, rule] of Object.entries(rules)) add(`rules.${kind}`, rule);
  add('earliestProduction', earliestProduction);
  add('pauses', pauses);
  add('reminders', { staff: reminders.staff });
  add('reminders.client', reminders.client);
  texts.set('calendars', calendars.map(({ name }) => name).join(', '));
  for (const { name, timeZone, facilities, source, holidays } of calendars) {
    const path = `calendars.${name}`;
    add(path, { timeZone, facilities, source });
    for (const { name: holidayName, ...holiday } of holidays) {
      let key = `${path}.holidays.${holidayName}`;
      while (texts.has(key)) key += ' *';
      texts.set(key, JSON.stringify(holiday));
    }
  }
  return texts;
}
