import { namedCopyService } from '@portal/contract/configuration/catalogs/copyServices.ts';
import { starterQuickAddItems } from '@portal/contract/configuration/catalogs/quickAddItems.ts';
import { starterSupport } from '@portal/contract/configuration/catalogs/support.ts';
import type { Support } from '@portal/contract/configuration/schemas/notices.ts';
import {
  type SetupStep,
  type SetupStepName,
  setupStepNames,
} from '@portal/contract/configuration/schemas/setup.ts';
import type { StoredNotices } from '../notices/storedNotices.ts';
import type { StoredFacility, StoredQuickAddItem } from '../listItems.ts';

/** The stored configuration. Lists that were never changed are empty. */
export interface SetupFacts {
  readonly support: Support;
  readonly copyServices: StoredNotices['services'];
  readonly facilities: readonly Pick<StoredFacility, 'isActive'>[];
  /** Active and invited accounts with the role staff or admin. Two are enough. */
  readonly staffAccounts: number;
  /** 0 before the first change. */
  readonly deadlineRulesVersion: number;
  /** Items of the review checklist that were added or changed. */
  readonly changedChecklistItems: number;
  /** 0 before the first change. */
  readonly authorityChecklistsRevision: number;
  readonly quickAddItems: readonly StoredQuickAddItem[];
}

/**
 * The built-in checklists and prices follow California law. An unchanged support contact or copy service would reach no one,
 * an admin alone cannot be replaced, and counsel must review the deadline rules.
 */
const optionalSteps: readonly SetupStepName[] = ['checklists', 'prices'];

/** The state of each step, in display order. Values that come with the portal do not make a step done. */
export function setupSteps(facts: SetupFacts): SetupStep[] {
  const isDone: Record<SetupStepName, boolean> = {
    supportContact: !isStarterSupport(facts.support),
    copyServices: !facts.copyServices.some(hasStarterOffice),
    facilities: facts.facilities.some(({ isActive }) => isActive),
    people: facts.staffAccounts > 1,
    deadlineRules: facts.deadlineRulesVersion > 0,
    checklists: facts.changedChecklistItems > 0 || facts.authorityChecklistsRevision > 0,
    prices: facts.quickAddItems.length > 0 && !areStarterItems(facts.quickAddItems),
  };
  return setupStepNames.map((name) => {
    if (isDone[name]) return { name, state: 'done' };
    return { name, state: optionalSteps.includes(name) ? 'optional' : 'missing' };
  });
}

/** Whether no step is missing. */
export function isSetupComplete(steps: readonly SetupStep[]): boolean {
  return steps.every(({ state }) => state !== 'missing');
}

/** Neither the address nor the phone number of the starter contact reaches anyone. */
function isStarterSupport({ email, phone }: Support): boolean {
  return email === starterSupport.email || phone === starterSupport.phone;
}

/** Whether clients are offered an office with the address of the starter copy service, which is fictitious. */
function hasStarterOffice({ isActive, locations }: StoredNotices['services'][number]): boolean {
  const starterEmails = namedCopyService.locations.map(({ email }) => email);
  return isActive && locations.some((office) => office.isActive && starterEmails.includes(office.email));
}

function areStarterItems(items: readonly StoredQuickAddItem[]): boolean {
  return (
    items.length === starterQuickAddItems.length &&
    starterQuickAddItems.every(({ id, ...starter }) =>
      items.some(
        (item) =>
          item.itemId === id &&
          item.isActive &&
          item.name === starter.name &&
          item.description === starter.description &&
          item.category === starter.category &&
          item.defaultPriceCents === starter.defaultPriceCents,
      ),
    )
  );
}
