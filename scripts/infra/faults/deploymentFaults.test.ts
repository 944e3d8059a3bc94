import { describe, expect, test } from 'vitest';
import { deploymentFaults, NONE } from './deploymentFaults.ts';
import { sourceText, textOf } from '../templates/sources.ts';

const dev = { PORTAL_ALERT_ADDRESS: 'ops@provider.example' };
const prod = {
  ...dev,
  PORTAL_TIER: 'prod',
  AZURE_LOCATION: 'eastus',
  AZURE_SECONDARY_LOCATION: 'westus3',
  PORTAL_MAIL_DOMAIN: 'mail.provider.example',
};
const app = { platform: 'linux', arch: 'x64', hasGlibc: true };
const zoned = () => new Set(['eastus', 'westus3']);
const noRegions = () => {
  throw new Error('The regions were requested');
};

describe('a deployment', () => {
  test.each([
    ['of dev', { ...dev, PORTAL_TIER: 'dev', AZURE_LOCATION: 'westus' }, noRegions],
    ['of the default tier', dev, noRegions],
    [
      'with values that pipelines leave empty',
      { ...dev, PORTAL_TIER: '', PORTAL_BUDGET_START: '' },
      noRegions,
    ],
    ['with a budget from the first of a month', { ...dev, PORTAL_BUDGET_START: '2026-11-01' }, noRegions],
    [
      'that pages people',
      { ...dev, PORTAL_ALERT_WEBHOOK: 'https://pager.example/x', PORTAL_ALERT_SMS_NUMBER: '1 5551234567' },
      noRegions,
    ],
    [
      'that allows addresses of operators',
      { ...dev, PORTAL_OPERATOR_ADDRESSES: '203.0.113.7, 198.51.100.0/24' },
      noRegions,
    ],
    ['of prod in two regions', prod, zoned],
    ['of prod with only one region', { ...prod, AZURE_SECONDARY_LOCATION: NONE }, zoned],
  ])('%s is accepted', (_, environment, regions) => {
    expect(deploymentFaults(environment, regions, app)).toEqual([]);
  });

  test.each([
    ['no address for alerts', {}, 'PORTAL_ALERT_ADDRESS is not set'],
    ['an empty address for alerts', { PORTAL_ALERT_ADDRESS: '' }, 'PORTAL_ALERT_ADDRESS is not set'],
    ['a malformed one', { PORTAL_ALERT_ADDRESS: 'ops@' }, 'ops@. Please enter a valid email address.'],
    ['two addresses', { PORTAL_ALERT_ADDRESS: 'a@b.example,c@d.example' }, 'Please enter a valid email'],
    ['a webhook without TLS', { ...dev, PORTAL_ALERT_WEBHOOK: 'http://pager.example' }, 'https://'],
    ['a number without a space', { ...dev, PORTAL_ALERT_SMS_NUMBER: '+15551234567' }, 'as in 1 5551234567'],
    [
      'an operator’s address that storage rejects',
      { ...dev, PORTAL_OPERATOR_ADDRESSES: '203.0.113.7/32' },
      'contains 203.0.113.7/32',
    ],
    [
      'a name as operator’s address',
      { ...dev, PORTAL_OPERATOR_ADDRESSES: '198.51.100.1,home' },
      'contains home',
    ],
    ['a space before the address', { PORTAL_ALERT_ADDRESS: ' a@b.co' }, '“ a@b.co”, with a space around it'],
    ['a space after it', { PORTAL_ALERT_ADDRESS: 'a@b.co ' }, 'with a space around it'],
    [
      'a tier in another case',
      { ...dev, PORTAL_TIER: 'Prod' },
      'PORTAL_TIER is “Prod”; it must be dev or prod',
    ],
    ['another tier', { ...dev, PORTAL_TIER: 'production' }, 'PORTAL_TIER is “production”'],
    [
      'a budget from mid-month',
      { ...dev, PORTAL_BUDGET_START: '2026-11-15' },
      'is “2026-11-15”; it must be the first',
    ],
    [
      'a budget from a month that does not exist',
      { ...dev, PORTAL_BUDGET_START: '2026-13-01' },
      'the first day of a month',
    ],
    [
      'a budget from a month without its day',
      { ...dev, PORTAL_BUDGET_START: '2026-11' },
      'the first day of a month',
    ],
    [
      'an unexpanded variable as the address',
      { PORTAL_ALERT_ADDRESS: '${EMAIL}' },
      'Please enter a valid email',
    ],
  ])('with %s is rejected', (_, environment, fault) => {
    expect(deploymentFaults(environment, noRegions, app)).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    ['without a domain for email', { ...prod, PORTAL_MAIL_DOMAIN: '' }, '10 an hour'],
    ['without a second region', { ...prod, AZURE_SECONDARY_LOCATION: undefined }, 'is not set'],
    ['with an empty one, as pipelines have it', { ...prod, AZURE_SECONDARY_LOCATION: '' }, 'is not set'],
    ['with the same one twice', { ...prod, AZURE_SECONDARY_LOCATION: 'eastus' }, 'both eastus'],
    [
      'in a region without zones',
      { ...prod, AZURE_LOCATION: 'westus' },
      'AZURE_LOCATION is westus, which has no availability zones; PORTAL_TIER=prod needs them. Choose one of: eastus, westus3.',
    ],
    [
      'with a second region without zones',
      { ...prod, AZURE_SECONDARY_LOCATION: 'westus' },
      'AZURE_SECONDARY_LOCATION is westus',
    ],
  ])('of prod %s is rejected', (_, environment, fault) => {
    expect(deploymentFaults(environment, zoned, app)).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    ['macOS', { platform: 'darwin', arch: 'arm64', hasGlibc: false }, 'darwin on arm64;'],
    ['Windows', { platform: 'win32', arch: 'x64', hasGlibc: false }, 'win32 on x64;'],
    ['Linux on ARM', { platform: 'linux', arch: 'arm64', hasGlibc: true }, 'linux on arm64;'],
    ['Alpine', { platform: 'linux', arch: 'x64', hasGlibc: false }, 'linux on x64 with another C library'],
  ])('that is built on %s is rejected', (_, machine, fault) => {
    expect(deploymentFaults(dev, noRegions, machine)).toEqual([expect.stringContaining(fault)]);
  });

  test('without a second region uses the same word as the templates', () => {
    expect(textOf('main.bicep')).toContain(
      `secondaryLocation: size.geoRedundant && secondaryLocation != '${NONE}' ? secondaryLocation : ''`,
    );
  });

  test.each(['preflight', 'providers', 'secrets', 'seals', 'deployed', 'operate'])(
    'installs its packages in a fresh clone: %s',
    (name) => {
      const { scripts } = JSON.parse(sourceText('package.json')) as { scripts: Record<string, string> };
      expect(scripts[`pre${name}`]).toBe('node scripts/setup.mjs');
    },
  );
});
