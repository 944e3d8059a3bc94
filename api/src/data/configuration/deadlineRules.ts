import { defaultDeadlineRules } from '@portal/contract/deadlines/defaultDeadlineRules.ts';
import { dayIn } from '../../domain/deadlines/dayIn.ts';
import { storedRules, type StoredRules } from '../../domain/deadlines/storedRules.ts';
import { configList } from './configDocument.ts';
import { readNotices } from './notices.ts';

/** A list with one item: the deadline rules with their changes. */
export const deadlineRulesList = configList('deadline-rules', storedRules);

/** The rules in force. Up to 30 seconds old. */
export async function readDeadlineRules(): Promise<StoredRules> {
  return (await deadlineRulesList.read())[0] ?? unsavedRules();
}

/** The day of an instant in the time zone of the facility (the first calendar), YYYY-MM-DD. Due dates are compared with it. */
export async function facilityDay(now: Date): Promise<string> {
  const { value } = await readDeadlineRules();
  return dayIn(value.calendars[0]!.timeZone, now);
}

/** The rules in force, not cached. */
export async function readDeadlineRulesNow(): Promise<StoredRules> {
  return (await deadlineRulesList.readNow())[0] ?? unsavedRules();
}

/** Nothing is stored before the first change by an admin. */
export async function unsavedRules(): Promise<StoredRules> {
  const { dueDays } = await readNotices();
  return { version: 0, value: defaultDeadlineRules(dueDays), isReviewedByCounsel: false, history: [] };
}
