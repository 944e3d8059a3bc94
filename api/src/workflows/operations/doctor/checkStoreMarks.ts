import type * as z from 'zod/mini';
import {
  markOfPepper,
  PEPPER_MARK,
  pepperMark,
  STRIPE_ACCOUNT,
  stripeAccount,
} from '../../../data/configuration/storeMarks.ts';
import {
  openDatabase,
  readConfiguration,
  replaceStripeAccount,
} from '../../../data/examining/cosmosProbe.ts';
import type { Settings } from '../../../config/settings.ts';
import { type Finding, unknown } from '../../../domain/operations/doctor/finding.ts';
import { judgePepper, judgeStripeAccount } from '../../../domain/operations/doctor/judgeStoreMarks.ts';
import { accountIdOf } from '../../../services/payments/reachStripe.ts';
import { type Check, defineCheck } from './check.ts';

type Store = Pick<Settings, 'COSMOS_ENDPOINT' | 'COSMOS_DATABASE'> & Partial<Settings>;

const open = (settings: Store) => openDatabase({ ...settings, COSMOS_KEY: settings.COSMOS_KEY });

/** Judges what a mark says, null for one that is not there. A store that cannot be read is the finding of `cosmos`. */
async function judgeMark<S extends z.ZodMiniType>(
  check: string,
  settings: Store,
  { id, schema }: { readonly id: string; readonly schema: S },
  judge: (mark: z.output<S> | null) => Finding | Promise<Finding>,
): Promise<Finding[]> {
  const { document, reached } = await readConfiguration(await open(settings), id);
  const isRead = 'status' in reached && (reached.status < 400 || reached.status === 404);
  if (!isRead) return [unknown(check, 'Not looked at: the configuration in Cosmos DB cannot be read.')];
  return [await judge(document === null ? null : schema.parse(document))];
}

export const checkPepper: Check = defineCheck({
  name: 'pepper',
  needs: ['COSMOS_ENDPOINT', 'COSMOS_DATABASE', 'CODE_PEPPER'],
  look: (settings) =>
    judgeMark('pepper', settings, { id: PEPPER_MARK, schema: pepperMark }, (found) =>
      judgePepper(found?.mark ?? null, markOfPepper(settings.CODE_PEPPER)),
    ),
});

export const checkStripeAccount: Check = defineCheck({
  name: 'stripe account',
  needs: ['COSMOS_ENDPOINT', 'COSMOS_DATABASE', 'STRIPE_SECRET_KEY'],
  look: (settings) =>
    judgeMark('stripe account', settings, { id: STRIPE_ACCOUNT, schema: stripeAccount }, async (found) =>
      judgeStripeAccount(found?.accountId ?? null, await accountIdOf(keyOf(settings))),
    ),
});

const keyOf = ({
  STRIPE_SECRET_KEY,
  STRIPE_API_BASE,
}: Pick<Settings, 'STRIPE_SECRET_KEY'> & Partial<Settings>) => ({
  STRIPE_SECRET_KEY,
  STRIPE_API_BASE,
});

/** Marks the store with the Stripe account of the settings instead of the one before. Answers its id, or null where it cannot be told. */
export async function acceptStripeAccount(settings: Partial<Settings>): Promise<string | null> {
  const { COSMOS_ENDPOINT, COSMOS_DATABASE, STRIPE_SECRET_KEY } = settings;
  if (!COSMOS_ENDPOINT || !COSMOS_DATABASE || !STRIPE_SECRET_KEY) return null;
  const accountId = await accountIdOf(keyOf({ ...settings, STRIPE_SECRET_KEY }));
  if (accountId)
    await replaceStripeAccount(await open({ ...settings, COSMOS_ENDPOINT, COSMOS_DATABASE }), accountId);
  return accountId;
}
