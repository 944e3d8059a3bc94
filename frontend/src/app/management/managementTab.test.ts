import { expect, it } from 'vitest';
import { managementTabOf, tabsOf } from './managementTab.ts';

it.each([
  [null, 'admin', 'statuses'],
  ['', 'staff', 'statuses'],
  ['statuses', 'staff', 'statuses'],
  ['facilities', 'staff', 'facilities'],
  ['invoices', 'admin', 'invoices'],
  ['checklist', 'staff', 'checklist'],
  ['redaction-reasons', 'staff', 'redaction-reasons'],
  ['deadlines', 'staff', 'deadlines'],
  ['templates', 'staff', 'templates'],
  ['people', 'admin', 'people'],
  ['people', 'staff', 'statuses'],
  ['copy-services', 'staff', 'copy-services'],
  ['privacy', 'admin', 'privacy'],
  ['privacy', 'staff', 'privacy'],
  ['anything', 'admin', 'statuses'],
  ['constructor', 'admin', 'statuses'],
  ['<b>', 'staff', 'statuses'],
] as const)('?tab=%j opens, for %s, the tab %s', (name, role, tab) => {
  expect(managementTabOf(name, role)).toBe(tab);
});

it('hides the People tab from staff', () => {
  expect(tabsOf('staff')).toEqual([
    'statuses',
    'facilities',
    'invoices',
    'checklist',
    'redaction-reasons',
    'deadlines',
    'templates',
    'copy-services',
    'privacy',
  ]);
});
