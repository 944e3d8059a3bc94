import { createPrivateKey } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type Finding,
  type ProbeResult,
  evaluateProbe,
  probeResultOf,
  failed,
} from '../../../domain/operations/doctor/finding.ts';
import {
  type Health,
  evaluateClock,
  evaluateDirectCall,
  evaluateHealth,
} from '../../../domain/operations/doctor/portal.ts';
import {
  evaluateProduction,
  evaluateSecrets,
  modeOfKey,
} from '../../../domain/operations/doctor/settings.ts';
import { probeEmail } from '../../../services/email/probeEmail.ts';
import { defineCheck } from './check.ts';

const healthResponse = z.object({
  data: z.object({
    checks: z.record(z.string(), z.object({ status: z.enum(['up', 'down']) })),
  }),
});

export const checkHealth = defineCheck({
  name: 'portal',
  needs: ['SITE_URL'],
  run: async ({ SITE_URL }) => [evaluateHealth(await fetchHealth(SITE_URL))],
});

async function fetchHealth(site: string): Promise<Health> {
  try {
    const response = await fetch(`${site}/api/health`, { signal: AbortSignal.timeout(15_000) });
    const body = healthResponse.safeParse(await response.json().catch(() => null));
    return { result: { status: response.status }, parts: body.success ? partsOf(body.data) : null };
  } catch (error) {
    return { result: probeResultOf(error), parts: null };
  }
}

function partsOf({ data }: z.output<typeof healthResponse>): Record<string, 'up' | 'down'> {
  return Object.fromEntries(Object.entries(data.checks).map(([name, { status }]) => [name, status]));
}

export const checkDirectCalls = defineCheck({
  name: 'direct calls',
  needs: ['PORTAL_MODE'],
  run: async ({ PORTAL_MODE }, { appUrl }) => {
    // On one machine there is nothing in front of the app.
    if (PORTAL_MODE !== 'azure') return [];
    return [evaluateDirectCall(appUrl === undefined ? null : await callDirectly(appUrl))];
  },
});

async function callDirectly(appUrl: string): Promise<ProbeResult> {
  try {
    const url = new URL('/api/health', appUrl);
    const { status } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) });
    return { status };
  } catch (error) {
    return probeResultOf((error as { cause?: unknown }).cause ?? error);
  }
}

const STRIPE = 'https://api.stripe.com';

export const checkClock = defineCheck({
  name: 'clock',
  needs: [],
  run: async (settings, { now }) => {
    const blob =
      settings.BLOB_ENDPOINT ??
      /(?:^|;)BlobEndpoint=([^;]+)/.exec(settings.BLOB_CONNECTION_STRING ?? '')?.[1];
    const clocks = [
      ['Cosmos DB', settings.COSMOS_ENDPOINT],
      ['Blob Storage', blob],
      ['Stripe', settings.STRIPE_API_BASE ?? STRIPE],
    ] as const;
    const found = await Promise.all(clocks.map(([who, url]) => compare(who, url, now)));
    return found.filter((finding) => finding !== null);
  },
});

/**
 * Compares clocks by the date header, which any response has. A server that does not respond is reported by another
 * check.
 */
async function compare(who: string, url: string | undefined, now: () => Date): Promise<Finding | null> {
  if (!url) return null;
  const requestedAt = now();
  const response = await fetch(url, { signal: AbortSignal.timeout(8_000) }).catch(() => null);
  return response && evaluateClock(who, response.headers.get('date'), requestedAt, now());
}

export const checkEmail = defineCheck({
  name: 'mail',
  needs: [],
  run: async (settings) => {
    const result = await probeEmail(settings);
    if (!result)
      return [
        failed(
          'mail',
          'Neither ACS_ENDPOINT nor MAIL_OUTBOX_DIR is set: no email is sent.',
          'Set ACS_ENDPOINT to the address of the Communication Services resource.',
        ),
      ];
    const isFolder = Boolean(settings.MAIL_OUTBOX_DIR);
    if (isFolder && 'code' in result && result.code === 'ENOENT')
      return [
        failed(
          'mail',
          'The folder in MAIL_OUTBOX_DIR is missing: emails would go to a new folder.',
          'Create the folder, or correct MAIL_OUTBOX_DIR.',
        ),
      ];
    const name = isFolder ? 'The email folder' : 'Email (Communication Services)';
    const address = isFolder ? 'MAIL_OUTBOX_DIR' : 'ACS_ENDPOINT';
    const access = { role: 'Communication and Email Service Owner' };
    return [evaluateProbe({ check: 'mail', name, address, access }, result)];
  },
});

export const checkProduction = defineCheck({
  name: 'production',
  needs: ['PORTAL_MODE', 'SITE_URL', 'MALWARE_SCAN', 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
  run: async (settings, { isTestDeployment }) =>
    evaluateProduction({
      mode: settings.PORTAL_MODE,
      siteUrl: settings.SITE_URL,
      hasCosmosKey: Boolean(settings.COSMOS_KEY),
      hasBlobKey: Boolean(settings.BLOB_CONNECTION_STRING),
      hasQueueKey: Boolean(settings.Queues),
      hasEmailFolder: Boolean(settings.MAIL_OUTBOX_DIR),
      hasStripeEmulator: Boolean(settings.STRIPE_API_BASE),
      scan: settings.MALWARE_SCAN,
      stripeKey: modeOfKey(settings.STRIPE_SECRET_KEY),
      publishableKey: modeOfKey(settings.STRIPE_PUBLISHABLE_KEY),
      isInMaintenance: Boolean(settings.MAINTENANCE),
      isTestDeployment,
    }),
});

const jwk = z.looseObject({ kty: z.string(), d: z.string(), kid: z.optional(z.string()) });

export const checkSecrets = defineCheck({
  name: 'secrets',
  needs: ['SIGNING_KEY', 'PASSWORD_KEYS', 'STRIPE_WEBHOOK_SECRET'],
  run: async ({ SIGNING_KEY, PASSWORD_KEYS, CODE_PEPPER, STRIPE_WEBHOOK_SECRET }) => {
    const signing = keysIn(SIGNING_KEY);
    const passwords = keysIn(PASSWORD_KEYS);
    const isCurve = signing?.every(({ type, curve }) => type === 'ec' && curve === 'prime256v1');
    const isRsa = passwords?.every(({ type, hasId }) => type === 'rsa' && hasId) && isList(PASSWORD_KEYS);
    return evaluateSecrets({
      signingKeys: signing && isCurve ? signing.length : null,
      passwordKeyBits: passwords && isRsa ? passwords.map(({ bits }) => bits) : null,
      pepperBytes: /^[\w-]+$/.test(CODE_PEPPER ?? '')
        ? Buffer.from(CODE_PEPPER ?? '', 'base64url').length
        : null,
      webhookSecretLength: STRIPE_WEBHOOK_SECRET.length,
    });
  },
});

/** The private keys that a setting holds; null when they cannot be read. */
function keysIn(json: string) {
  try {
    const value: unknown = JSON.parse(json);
    return z
      .array(jwk)
      .parse(Array.isArray(value) ? value : [value])
      .map((each) => {
        const key = createPrivateKey({ key: each, format: 'jwk' });
        const { modulusLength = 0, namedCurve } = key.asymmetricKeyDetails ?? {};
        return {
          type: key.asymmetricKeyType,
          bits: modulusLength,
          curve: namedCurve,
          hasId: Boolean(each.kid),
        };
      });
  } catch {
    return null;
  }
}

function isList(json: string): boolean {
  return json.trimStart().startsWith('[');
}
