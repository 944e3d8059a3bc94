import type { readSubstanceUseNotice } from '@portal/contract/configuration/endpoints/manageSubstanceUseNotice.ts';
import type { ManagedNotice } from '@portal/contract/configuration/schemas/substanceUseNotice.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import type { PersonView } from '@portal/contract/accounts/endpoints/people.ts';
import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import type { ManagedFacility } from '@portal/contract/configuration/schemas/facility.ts';
import type { ChecklistItem } from '@portal/contract/submissions/schemas/reviewChecklist.ts';
import type { MessageTemplate } from '@portal/contract/templates/schemas.ts';
import type { ManagedStatus } from '@portal/contract/requests/schemas/requestStatus.ts';

const created = { createdBy: 'Avery Admin', createdAt: '2026-03-04T15:00:00.000Z' };

export function aStatus(overrides: Partial<ManagedStatus> = {}): ManagedStatus {
  return {
    _id: 'status-1',
    key: 'waiting',
    label: 'Waiting for records',
    color: 'purple',
    order: 4,
    description: 'The custodian was asked',
    isActive: true,
    isProtected: false,
    migration: null,
    ...created,
    ...overrides,
  };
}

export const pendingStatus = aStatus({
  _id: 'status-pending',
  key: 'pending',
  label: 'Pending',
  order: 1,
  description: '',
  isProtected: true,
  createdBy: 'system',
});

export function aFacility(overrides: Partial<ManagedFacility> = {}): ManagedFacility {
  return {
    _id: 'facility-1',
    name: 'Central Clinic',
    description: 'By the sea',
    order: 1,
    isActive: true,
    ...created,
    ...overrides,
  };
}

export function aQuickAddItem(overrides: Partial<QuickAddItem> = {}): QuickAddItem {
  return {
    itemId: 'item-1',
    name: 'Copies',
    description: 'A page',
    defaultPrice: 0.1,
    category: 'Fees',
    isActive: true,
    countsPages: false,
    ...overrides,
  };
}

/** An item that staff added. */
export function aChecklistItem(overrides: Partial<ChecklistItem> = {}): ChecklistItem {
  return {
    itemId: 'check-1',
    kind: null,
    text: 'Fax number',
    isActive: true,
    order: 6,
    requestTypes: [],
    ...overrides,
  };
}

export function aPerson(overrides: Partial<PersonView> = {}): PersonView {
  return {
    userId: 'usr_bbbbbbbbbbbbbbbbbbbbbbbb',
    email: 'sam@portal.example',
    firstName: 'Sam',
    lastName: 'Staff',
    role: 'staff',
    state: 'active',
    twoStep: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastSignInAt: '2026-03-04T15:00:00.000Z',
    ...overrides,
  };
}

/** A template without a French text. */
export function aTemplate(overrides: Partial<MessageTemplate> = {}): MessageTemplate {
  return {
    templateId: 'template-1',
    name: 'Delay',
    texts: {
      en: { subject: 'Order {{orderId}} needs more time', text: 'Dear {{requesterName}}' },
      es: { subject: 'La orden {{orderId}} necesita más tiempo', text: 'Hola' },
      fr: null,
    },
    asLetter: false,
    version: 3,
    changed: { at: '2026-03-04T15:00:00.000Z', byName: 'Avery Admin' },
    ...overrides,
  };
}

/** The notice for substance use records that comes with the portal, in short. */
export const starterNotice: ManagedNotice = {
  version: 0,
  wording: '2024-04-16',
  isReviewedByCounsel: false,
  source: '42 CFR 2.32(a)(1)',
  text: ['This record is protected.', 'A general authorization is not enough.'],
  changed: null,
};

export function aNoticePage(
  overrides: Partial<DataOf<typeof readSubstanceUseNotice>> = {},
): DataOf<typeof readSubstanceUseNotice> {
  return { notice: starterNotice, history: [], hasOlder: false, ...overrides };
}
