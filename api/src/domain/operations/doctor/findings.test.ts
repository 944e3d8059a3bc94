import { describe, expect, it } from 'vitest';
import {
  evaluateAuditRole,
  evaluateContainer,
  evaluateCors,
  evaluateDeliveryReports,
  evaluatePepper,
  evaluateStripeAccount,
} from './stores.ts';
import { evaluateClock, evaluateDirectCall, evaluateHealth } from './portal.ts';
import {
  evaluateProduction,
  evaluateSecrets,
  evaluateSettings,
  type ModeFacts,
  modeOfKey,
} from './settings.ts';
import { evaluateProbe, probeResultOf } from './finding.ts';
import { evaluateCopyPermissions, evaluateWebhook, evaluateWebhookEndpoint } from './stripe.ts';

const states = (findings: readonly { state: string }[]) => findings.map(({ state }) => state);

describe('evaluateProduction', () => {
  const deployed: ModeFacts = {
    mode: 'azure',
    siteUrl: 'https://portal.example',
    hasCosmosKey: false,
    hasBlobKey: false,
    hasQueueKey: false,
    hasEmailFolder: false,
    hasStripeEmulator: false,
    scan: 'defender',
    stripeKey: 'live',
    publishableKey: 'live',
    isInMaintenance: false,
    isTestDeployment: false,
  };

  it('accepts live keys and managed identities', () => {
    expect(states(evaluateProduction(deployed))).toEqual(['passed']);
  });

  it.each<[string, Partial<ModeFacts>]>([
    ['SITE_URL', { siteUrl: 'http://portal.example' }],
    ['SITE_URL', { siteUrl: 'https://localhost' }],
    ['COSMOS_KEY', { hasCosmosKey: true }],
    ['BLOB_CONNECTION_STRING', { hasBlobKey: true }],
    ['Queues', { hasQueueKey: true }],
    ['MAIL_OUTBOX_DIR', { hasEmailFolder: true }],
    ['STRIPE_API_BASE', { hasStripeEmulator: true }],
    ['MALWARE_SCAN', { scan: 'local' }],
    ['MAINTENANCE', { isInMaintenance: true }],
    ['STRIPE_SECRET_KEY is a test key', { stripeKey: 'test', publishableKey: 'test' }],
    ['have different modes', { publishableKey: 'test' }],
    ['PORTAL_MODE is local', { mode: 'local' }],
  ])('reports %s', (text, facts) => {
    const found = evaluateProduction({ ...deployed, ...facts });
    expect(states(found)).toEqual(['failed']);
    expect(found[0]!.what).toContain(text);
    expect(found[0]!.fix).not.toBeNull();
  });

  it('accepts test payments on a test deployment', () => {
    const keys = { stripeKey: 'test', publishableKey: 'test' } as const;
    expect(states(evaluateProduction({ ...deployed, ...keys, isTestDeployment: true }))).toEqual(['passed']);
  });

  it('does not check a local portal', () => {
    const local = { mode: 'local', siteUrl: 'http://localhost:4280', scan: 'local' } as const;
    expect(states(evaluateProduction({ ...deployed, ...local }))).toEqual(['unknown']);
  });

  it.each([
    ['sk_live_1', 'live'],
    ['rk_live_1', 'live'],
    ['pk_test_1', 'test'],
    ['unknown', 'other'],
  ])('modeOfKey of %s is %s', (key, mode) => {
    expect(modeOfKey(key)).toBe(mode);
  });
});

describe('evaluateSecrets', () => {
  const good = { signingKeys: 1, passwordKeyBits: [3072], pepperBytes: 32, webhookSecretLength: 38 };

  it('accepts valid keys that are long enough', () => {
    expect(states(evaluateSecrets(good))).toEqual(['passed']);
  });

  it.each([
    ['SIGNING_KEY', { signingKeys: null }],
    ['SIGNING_KEY', { signingKeys: 0 }],
    ['PASSWORD_KEYS', { passwordKeyBits: null }],
    ['PASSWORD_KEYS', { passwordKeyBits: [] }],
    ['less than 3072 bits', { passwordKeyBits: [3072, 2048] }],
    ['CODE_PEPPER', { pepperBytes: 31 }],
    ['CODE_PEPPER', { pepperBytes: null }],
    ['STRIPE_WEBHOOK_SECRET', { webhookSecretLength: 31 }],
  ])('reports %s with %j', (text, facts) => {
    const found = evaluateSecrets({ ...good, ...facts });
    expect(states(found)).toEqual(['failed']);
    expect(found[0]!.what).toContain(text);
  });
});

describe('evaluateSettings', () => {
  it('accepts settings without faults', () => {
    expect(states(evaluateSettings({ faults: [], unresolved: [] }))).toEqual(['passed']);
  });

  it('distinguishes required and optional settings with a missing secret', () => {
    const faults = [
      { name: 'SITE_URL', message: 'Invalid URL' },
      { name: 'CODE_PEPPER', message: 'Invalid input' },
    ];
    const found = evaluateSettings({ faults, unresolved: ['CODE_PEPPER', 'GOOGLE_CLIENT_SECRET'] });
    expect(states(found)).toEqual(['failed', 'failed', 'failed']);
    expect(found.map(({ what }) => what)).toEqual([
      'SITE_URL is missing or malformed: Invalid URL.',
      'CODE_PEPPER is an unresolved Key Vault reference: the API does not start.',
      'GOOGLE_CLIENT_SECRET is an unresolved Key Vault reference: the API treats it as unset.',
    ]);
  });
});

describe('evaluateProbe', () => {
  const subject = {
    check: 'cosmos',
    name: 'Cosmos DB',
    address: 'COSMOS_ENDPOINT',
    access: { setting: 'COSMOS_KEY' },
  };
  const asPerson = { ...subject, access: { role: 'Reader of Everything' } };

  it.each([
    [{ code: 'ENOTFOUND' }, 'does not respond at the address in COSMOS_ENDPOINT', 'COSMOS_ENDPOINT'],
    [{ status: 401 }, 'does not accept the credentials', 'COSMOS_KEY'],
    [{ status: 403 }, 'denies access', 'COSMOS_KEY'],
    [{ status: 404 }, 'the requested resource does not exist', 'COSMOS_ENDPOINT'],
    [{ status: 503 }, 'responds with 503', 'state of Cosmos DB'],
  ])('reports the failed call %j', (result, what, fix) => {
    const found = evaluateProbe(subject, result);
    expect(found.state).toBe('failed');
    expect(found.what).toContain(what);
    expect(found.fix).toContain(fix);
  });

  it('accepts a successful call', () => {
    expect(evaluateProbe(subject, { status: 200 }).state).toBe('passed');
    expect(evaluateProbe(asPerson, { status: 200 }).state).toBe('passed');
  });

  it.each([
    [
      { status: 403 },
      'You (not the portal) have no access to Cosmos DB (403). You need the role Reader of Everything',
    ],
    [{ status: 401 }, 'az login --tenant'],
    [{ code: 'CredentialUnavailableError' }, 'you are not signed in to Azure'],
    [{ code: 'AggregateAuthenticationError' }, 'you are not signed in to Azure'],
  ])('returns unknown if %j refuses the person', (result, what) => {
    const found = evaluateProbe(asPerson, result);
    expect(found).toMatchObject({ state: 'unknown', fix: null });
    expect(found.what).toContain(what);
  });

  it.each([{ code: 'ENOTFOUND' }, { status: 404 }, { status: 503 }])(
    'reports %j for a person too',
    (result) => {
      expect(evaluateProbe(asPerson, result)).toEqual(evaluateProbe(subject, result));
    },
  );

  it.each([
    [{ statusCode: 403, code: 'AuthorizationPermissionMismatch' }, { status: 403 }],
    [{ code: 403 }, { status: 403 }],
    [{ code: 'ENOTFOUND', name: 'RestError' }, { code: 'ENOTFOUND' }],
    [{ name: 'TimeoutError' }, { code: 'TimeoutError' }],
    [{ statusCode: 400, name: 'AuthenticationError' }, { code: 'AuthenticationError' }],
  ])('probeResultOf %j is %j', (error, result) => {
    expect(probeResultOf(error)).toEqual(result);
  });
});

describe('evaluateHealth', () => {
  it.each([
    ['passed', { status: 200 }, { cosmos: 'up', blob: 'up' }, 'cosmos, blob'],
    ['failed', { status: 503 }, { cosmos: 'up', blob: 'down' }, 'does not reach blob'],
    ['failed', { status: 500 }, null, 'health check failed (500)'],
    ['unknown', { status: 404 }, null, 'There is no health check at SITE_URL'],
    ['unknown', { code: 'ECONNREFUSED' }, null, 'There is no health check at SITE_URL'],
  ] as const)('returns %s for %j with the parts %j', (state, result, parts, what) => {
    const found = evaluateHealth({ result, parts });
    expect(found.state).toBe(state);
    expect(found.what).toContain(what);
  });
});

describe('evaluateDirectCall', () => {
  it.each([
    ['passed', { status: 401 }],
    ['passed', { status: 403 }],
    ['failed', { status: 200 }],
    ['failed', { status: 503 }],
    ['unknown', { status: 404 }],
    ['unknown', { status: 502 }],
    ['unknown', { code: 'ENOTFOUND' }],
    ['unknown', null],
  ] as const)('returns %s for %j', (state, result) => {
    expect(evaluateDirectCall(result).state).toBe(state);
  });
});

describe('evaluateContainer', () => {
  const expected = {
    partitionKey: { paths: ['/pk'] },
    defaultTtl: -1,
    indexingPolicy: {
      includedPaths: [{ path: '/a/?' }],
      excludedPaths: [{ path: '/*' }],
      compositeIndexes: [[{ path: '/a', order: 'ascending' }]],
    },
  };
  const policy = expected.indexingPolicy;

  it('accepts the definition in the code, also with exclusions that the store adds', () => {
    const excludedPaths = [...policy.excludedPaths, { path: '/"_etag"/?' }];
    const actual = { ...expected, indexingPolicy: { ...policy, excludedPaths } };
    expect(evaluateContainer('views', expected, actual).state).toBe('passed');
  });

  it.each([
    ['missing', null],
    ['partitioned by /id instead of /pk', { ...expected, partitionKey: { paths: ['/id'] } }],
    ['forever, regardless of their own TTL instead of', { ...expected, defaultTtl: undefined }],
    ['lacks /a/?', { ...expected, indexingPolicy: { ...policy, includedPaths: [] } }],
    [
      'has /b/?',
      {
        ...expected,
        indexingPolicy: { ...policy, includedPaths: [...policy.includedPaths, { path: '/b/?' }] },
      },
    ],
    ['lacks the composite index on /a', { ...expected, indexingPolicy: { ...policy, compositeIndexes: [] } }],
  ])('reports the problem "%s"', (what, actual) => {
    const found = evaluateContainer('views', expected, actual);
    expect(found.state).toBe('failed');
    expect(found.what).toContain(what);
  });
});

describe('evaluateAuditRole', () => {
  const calls = { read: 404, create: 400, replace: 403, delete: 403 };

  it('accepts a role that can only create and read', () => {
    expect(evaluateAuditRole(calls).state).toBe('passed');
    expect(evaluateAuditRole(null).state).toBe('unknown');
  });

  it.each([{ replace: 404 }, { delete: 404 }])('reports %j', (other) => {
    expect(evaluateAuditRole({ ...calls, ...other }).state).toBe('failed');
  });

  it.each([{ read: 403 }, { create: 403 }])('returns unknown without access: %j', (other) => {
    expect(evaluateAuditRole({ ...calls, ...other })).toMatchObject({
      state: 'unknown',
      what: expect.stringContaining('You (not the portal)') as string,
    });
  });
});

describe('evaluateDeliveryReports', () => {
  const now = new Date('2026-03-12T08:00:00.000Z');

  it.each([
    ['2026-03-12T07:00:00.000Z', 'passed'],
    ['2026-03-05T08:00:00.000Z', 'passed'],
    ['2026-03-01T08:00:00.000Z', 'unknown'],
    [null, 'unknown'],
  ])('says of a latest report of %s: %s', (latestAt, state) => {
    expect(evaluateDeliveryReports(latestAt, now).state).toBe(state);
  });
});

describe('evaluatePepper and evaluateStripeAccount', () => {
  it('accept the settings with which the store was created', () => {
    expect(evaluatePepper('one', 'one').state).toBe('passed');
    expect(evaluateStripeAccount('acct_1', 'acct_1').state).toBe('passed');
  });

  it('return unknown before first use, and if the key cannot read the account', () => {
    expect(evaluatePepper(null, 'one').state).toBe('unknown');
    expect(evaluateStripeAccount(null, 'acct_1').state).toBe('unknown');
    expect(evaluateStripeAccount('acct_1', null).state).toBe('unknown');
  });

  it('report other settings, with the effect and the fix', () => {
    expect(evaluatePepper('one', 'two')).toMatchObject({
      state: 'failed',
      what: expect.stringContaining('no one can sign in') as string,
      fix: expect.stringContaining('set the CODE_PEPPER with which this store was created') as string,
    });
    expect(evaluateStripeAccount('acct_1', 'acct_2')).toMatchObject({
      state: 'failed',
      what: expect.stringContaining('cannot be confirmed or refunded') as string,
      fix: expect.stringContaining('--accept-stripe-account') as string,
    });
  });
});

describe('evaluateClock', () => {
  const at = (text: string) => new Date(`2026-03-10T12:${text}.000Z`);
  const header = at('00:00').toUTCString();

  it.each([
    ['00:00', 'passed'],
    ['01:00', 'passed'],
    ['01:02', 'failed'],
  ])('returns for %s against a server at 00:00: %s', (here, state) => {
    expect(evaluateClock('Stripe', header, at(here), at(here)).state).toBe(state);
  });

  it('reports the direction of the difference', () => {
    expect(evaluateClock('Stripe', at('05:00').toUTCString(), at('00:00'), at('00:00')).what).toContain(
      '300 seconds behind',
    );
  });

  it('returns unknown without a Date header', () => {
    expect(evaluateClock('Stripe', null, at('00:00'), at('00:00')).state).toBe('unknown');
  });
});

describe('evaluateCors', () => {
  const site = 'https://portal.example';
  const own = { status: 200, allowed: site };
  const refused = { status: 403, allowed: null };

  it('accepts the site only', () => {
    expect(states(evaluateCors(site, own, refused))).toEqual(['passed']);
  });

  it.each([
    ['no rule', refused, refused],
    ['another site', { status: 200, allowed: 'https://portal.test' }, refused],
    ['every site', { status: 200, allowed: '*' }, { status: 200, allowed: '*' }],
  ])('reports %s', (_, first, second) => {
    expect(states(evaluateCors(site, first, second))).toEqual(['failed']);
  });
});

describe('evaluateWebhook and evaluateWebhookEndpoint', () => {
  const site = 'https://portal.example';

  it('accept a webhook that rejects forged events', () => {
    expect(states(evaluateWebhook(site, { status: 200 }, { status: 400 }))).toEqual(['passed']);
  });

  it.each([
    ['it has another secret', { status: 400 }, { status: 400 }],
    ['accepts an event with a forged signature', { status: 200 }, { status: 200 }],
    ['responds to a valid event with 404', { status: 404 }, { status: 404 }],
    ['does not respond', { code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }],
  ])('report a webhook if %s', (what, signed, forged) => {
    const [found] = evaluateWebhook(site, signed, forged);
    expect(found).toMatchObject({ state: 'failed', what: expect.stringContaining(what) as string });
  });

  const url = `${site}/api/payment/webhook`;
  const needed = { events: ['refund.created', 'refund.failed'], version: '2026-10-28.endive' };
  const registered = {
    url,
    status: 'enabled',
    enabled_events: needed.events,
    api_version: needed.version,
  };

  it('accept a webhook with exactly the needed events', () => {
    expect(evaluateWebhookEndpoint(url, needed, [registered]).state).toBe('passed');
    expect(evaluateWebhookEndpoint(url, needed, null).state).toBe('unknown');
  });

  it.each([
    ['has no webhook', { url: 'https://elsewhere.example' }],
    ['disabled the webhook', { status: 'disabled' }],
    ['does not send refund.failed', { enabled_events: ['refund.created'] }],
    ['also sends charge.captured', { enabled_events: [...needed.events, 'charge.captured'] }],
    ['also sends *', { enabled_events: ['*'] }],
    ['sends events in API version 2024-06-20', { api_version: '2024-06-20' }],
    ['sends events in API version (account default', { api_version: null }],
  ])('report that Stripe %s', (what, other) => {
    expect(evaluateWebhookEndpoint(url, needed, [{ ...registered, ...other }])).toMatchObject({
      state: 'failed',
      what: expect.stringContaining(what) as string,
    });
  });
});

describe('evaluateCopyPermissions', () => {
  it.each([
    [[], 'passed'],
    [null, 'unknown'],
    [['Payouts'], 'failed'],
  ] as const)('a key that lacks %j is %s', (missing, state) => {
    expect(evaluateCopyPermissions(missing)).toMatchObject({ check: 'payouts', state });
  });

  it('names the permissions that a key lacks', () => {
    const { what } = evaluateCopyPermissions(['Balance transaction sources', 'Payouts']);
    expect(what).toContain('Balance transaction sources, Payouts');
  });
});
