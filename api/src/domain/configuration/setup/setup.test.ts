import { starterQuickAddItems } from '@portal/contract/configuration/catalogs/quickAddItems.ts';
import { starterSupport } from '@portal/contract/configuration/catalogs/support.ts';
import { setupSettingNames, type SetupStepName } from '@portal/contract/configuration/schemas/setup.ts';
import { describe, expect, it } from 'vitest';
import { starterNotices } from '../notices/starterNotices.ts';
import { type SetupSettingFacts, setupSettings } from './setupSettings.ts';
import { isSetupComplete, type SetupFacts, setupSteps } from './setupSteps.ts';

const starterItems = starterQuickAddItems.map(({ id, ...item }) => ({
  itemId: id,
  ...item,
  isActive: true,
  createdBy: 'system',
  createdAt: '2026-11-01T00:00:00.000Z',
}));

const starterServices = starterNotices(1).services;

const newPortal: SetupFacts = {
  support: starterSupport,
  copyServices: starterServices,
  facilities: [],
  staffAccounts: 1,
  deadlineRulesVersion: 0,
  changedChecklistItems: 0,
  authorityChecklistsRevision: 0,
  quickAddItems: [],
};

const ownSupport = { email: 'help@clinic.example', phone: '(800) 555-0100', hours: 'Always' };

const stateOf = (name: SetupStepName, facts: Partial<SetupFacts>) =>
  setupSteps({ ...newPortal, ...facts }).find((step) => step.name === name)!.state;

describe('setupSteps', () => {
  it('of a new portal are missing, or optional where the portal’s own values are fine', () => {
    expect(setupSteps(newPortal)).toEqual([
      { name: 'supportContact', state: 'missing' },
      { name: 'copyServices', state: 'missing' },
      { name: 'facilities', state: 'missing' },
      { name: 'people', state: 'missing' },
      { name: 'deadlineRules', state: 'missing' },
      { name: 'checklists', state: 'optional' },
      { name: 'prices', state: 'optional' },
    ]);
  });

  it.each<[SetupStepName, string, Partial<SetupFacts>, string]>([
    ['supportContact', 'its own address and phone', { support: ownSupport }, 'done'],
    ['supportContact', 'other hours', { support: { ...starterSupport, hours: 'Always' } }, 'missing'],
    [
      'supportContact',
      'the starter phone',
      { support: { ...ownSupport, phone: starterSupport.phone } },
      'missing',
    ],
    [
      'supportContact',
      'the starter email',
      { support: { ...ownSupport, email: starterSupport.email } },
      'missing',
    ],
    ['copyServices', 'none', { copyServices: [] }, 'done'],
    [
      'copyServices',
      'its own office',
      { copyServices: changedOffices({ email: 'atl@own.example' }) },
      'done',
    ],
    ['copyServices', 'another address', { copyServices: changedOffices({ address: '1 Main' }) }, 'missing'],
    ['copyServices', 'inactive offices', { copyServices: changedOffices({ isActive: false }) }, 'done'],
    [
      'copyServices',
      'an inactive starter',
      { copyServices: starterServices.map((service) => ({ ...service, isActive: false })) },
      'done',
    ],
    ['facilities', 'an active facility', { facilities: [{ isActive: false }, { isActive: true }] }, 'done'],
    ['facilities', 'an inactive facility', { facilities: [{ isActive: false }] }, 'missing'],
    ['people', 'two staff accounts', { staffAccounts: 2 }, 'done'],
    ['deadlineRules', 'saved rules', { deadlineRulesVersion: 1 }, 'done'],
    ['checklists', 'a changed review checklist', { changedChecklistItems: 1 }, 'done'],
    ['checklists', 'changed authority checklists', { authorityChecklistsRevision: 1 }, 'done'],
    ['prices', 'the starter items', { quickAddItems: starterItems }, 'optional'],
    [
      'prices',
      'the starter items in another order',
      { quickAddItems: starterItems.toReversed() },
      'optional',
    ],
    ['prices', 'a deleted item', { quickAddItems: starterItems.slice(1) }, 'done'],
    ['prices', 'another price', { quickAddItems: changedItems({ defaultPriceCents: 11 }) }, 'done'],
    ['prices', 'another name', { quickAddItems: changedItems({ name: 'Copies' }) }, 'done'],
    ['prices', 'a deactivated item', { quickAddItems: changedItems({ isActive: false }) }, 'done'],
    ['prices', 'an item instead of another', { quickAddItems: changedItems({ itemId: 'own' }) }, 'done'],
  ])('%s with %s: %4$s', (name, _facts, facts, state) => {
    expect(stateOf(name, facts)).toBe(state);
  });

  it('are complete without the optional steps', () => {
    const required = {
      support: ownSupport,
      copyServices: [],
      facilities: [{ isActive: true }],
      staffAccounts: 2,
      deadlineRulesVersion: 1,
    };
    expect(isSetupComplete(setupSteps({ ...newPortal, ...required }))).toBe(true);
    for (const name of Object.keys(required) as (keyof typeof required)[]) {
      const steps = setupSteps({ ...newPortal, ...required, [name]: newPortal[name] });
      expect([name, isSetupComplete(steps)]).toEqual([name, false]);
    }
  });
});

function changedOffices(change: Partial<(typeof starterServices)[number]['locations'][number]>) {
  return starterServices.map((service) => ({
    ...service,
    locations: service.locations.map((office) => ({ ...office, ...change })),
  }));
}

function changedItems(change: Partial<(typeof starterItems)[number]>) {
  return [{ ...starterItems[0]!, ...change }, ...starterItems.slice(1)];
}

describe('setupSettings', () => {
  const facts: SetupSettingFacts = {
    brandName: 'Clinic Records',
    siteUrl: 'https://records.clinic.example',
    timeZone: 'America/Denver',
    mailFrom: 'records@clinic.example',
    smsFrom: '+15005550006',
    usesStripeTestKeys: false,
    offersGoogle: true,
    offersGithub: true,
    requiresStaffTwoStep: true,
  };

  it('have values, except settings that are only on or off', () => {
    const settings = setupSettings(facts);
    expect(settings.map(({ name }) => name)).toEqual(setupSettingNames);
    expect(settings.map(({ state, value }) => [state, value])).toEqual([
      ['set', 'Clinic Records'],
      ['set', 'https://records.clinic.example'],
      ['set', 'America/Denver'],
      ['set', 'records@clinic.example'],
      ['set', '+15005550006'],
      ['set', null],
      ['set', null],
      ['set', null],
      ['set', null],
    ]);
  });

  it('show which settings are missing, and that payments are test payments', () => {
    const nothing = {
      mailFrom: null,
      smsFrom: null,
      usesStripeTestKeys: true,
      offersGoogle: false,
      offersGithub: false,
      requiresStaffTwoStep: false,
    };
    expect(setupSettings({ ...facts, ...nothing }).map(({ state }) => state)).toEqual([
      'set',
      'set',
      'set',
      'not-set',
      'not-set',
      'test',
      'not-set',
      'not-set',
      'not-set',
    ]);
  });
});
