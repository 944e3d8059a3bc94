import { checklistItem } from '@portal/contract/submissions/schemas/reviewChecklist.ts';
import { pageCheckRule } from '@portal/contract/packets/pageChecks.ts';
import {
  builtInStoredStatuses,
  storedFacility,
  storedQuickAddItem,
  storedStatus,
} from '../../domain/configuration/listItems.ts';
import { builtInStoredReasons, storedRedactionReason } from '../../domain/packets/redactionReasons.ts';
import { storedRetentionSetting } from '../../domain/retention/settingsRules.ts';
import { storedView } from '../../domain/workspace/savedViews.ts';
import { configList } from './configDocument.ts';

export const facilities = configList('facilities', storedFacility, { isSetUp: true });

export const requestStatuses = configList('statuses', storedStatus, { builtIn: builtInStoredStatuses });

export const quickAddItems = configList('quick-add-items', storedQuickAddItem, { isSetUp: true });

/** `withBuiltInItems` adds the built-in items that were never changed. */
export const reviewChecklist = configList('review-checklist', checklistItem);

/** With the deleted ones. */
export const redactionReasons = configList('redaction-reasons', storedRedactionReason, {
  builtIn: builtInStoredReasons,
});
/** Which pages of packets staff must check. The first rule that fits applies. */
export const pageCheckRulesList = configList('page-check-rules', pageCheckRule);

/** All retention settings so far, the newest last. */
export const retentionSettingsList = configList('retention', storedRetentionSetting);

/** The saved views that all staff can use. */
export const sharedViews = configList('shared-views', storedView);
