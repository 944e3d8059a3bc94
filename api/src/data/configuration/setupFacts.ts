import type { Container } from '@azure/cosmos';
import { defaultDeadlineRules } from '@portal/contract/deadlines/defaultDeadlineRules.ts';
import { starterNotices } from '../../domain/configuration/notices/starterNotices.ts';
import type { SetupFacts } from '../../domain/configuration/setup/setupSteps.ts';
import { container, onContainer } from '../cosmos.ts';
import { countStaff } from '../views/people.ts';
import { authorityChecklistsList } from './authorityChecklists.ts';
import type { ConfigList } from './configDocument.ts';
import { deadlineRulesList } from './deadlineRules.ts';
import { facilities, quickAddItems, reviewChecklist } from './lists.ts';
import { noticesList } from './notices.ts';

export interface StoredSetup {
  readonly facts: SetupFacts;
  /** Of the first calendar of the deadline rules. */
  readonly timeZone: string;
}

/** What the setup list depends on, from the portal’s own store. Not cached. */
export async function readStoredSetup(): Promise<StoredSetup> {
  return onContainer('config', async (config) => readStoredSetupIn(config, await container('views')));
}

/** The same from any store. Writes nothing. */
export async function readStoredSetupIn(config: Container, views: Container): Promise<StoredSetup> {
  async function itemsOf<T>({ id, itemsOf: parse }: ConfigList<T>): Promise<readonly T[]> {
    const { resource } = await config.item(id, id).read<object>();
    return parse(resource ?? null);
  }
  const [notices, facilityList, staffAccounts, rules, items, authority, prices] = await Promise.all([
    itemsOf(noticesList),
    itemsOf(facilities),
    countStaff(views),
    itemsOf(deadlineRulesList),
    itemsOf(reviewChecklist),
    itemsOf(authorityChecklistsList),
    itemsOf(quickAddItems),
  ]);
  const { support, services } = notices[0] ?? starterNotices(1);
  // Their calendars do not depend on the number of days.
  const { calendars } = rules[0]?.value ?? defaultDeadlineRules(1);
  return {
    facts: {
      support,
      copyServices: services,
      facilities: facilityList,
      staffAccounts,
      deadlineRulesVersion: rules[0]?.version ?? 0,
      changedChecklistItems: items.length,
      authorityChecklistsRevision: authority[0]?.revision ?? 0,
      quickAddItems: prices,
    },
    timeZone: calendars[0]!.timeZone,
  };
}
