import * as z from 'zod/mini';
import { requestId } from '../../fields/fields.ts';

/** The steps of the setup list, in display order. */
export const setupStepNames = [
  'supportContact',
  'copyServices',
  'facilities',
  'people',
  'deadlineRules',
  'checklists',
  'prices',
] as const;

export type SetupStepName = (typeof setupStepNames)[number];

/** `optional`: not done, and the values that come with the portal are fine as they are. */
const setupStep = z.object({
  name: z.enum(setupStepNames),
  state: z.enum(['done', 'missing', 'optional']),
});

export type SetupStep = z.output<typeof setupStep>;

/** The settings of the setup list, in display order. All except the time zone are made at deployment. */
export const setupSettingNames = [
  'brand',
  'address',
  'timeZone',
  'emailSender',
  'textSender',
  'stripe',
  'google',
  'github',
  'staffTwoStep',
] as const;

export type SetupSettingName = (typeof setupSettingNames)[number];

const setupSetting = z.object({
  name: z.enum(setupSettingNames),
  /** `test`: Stripe’s test keys. */
  state: z.enum(['set', 'test', 'not-set']),
  /** Null for a setting that is not set, that is only on or off, or that is secret. */
  value: z.nullable(z.string()),
  /** The settings of the Function App, and the azd value that sets them in Azure, if there is one. */
  variables: z.array(z.string()),
  azdValue: z.nullable(z.string()),
});

export type SetupSetting = z.output<typeof setupSetting>;

/** A request for trying the portal. It is in no list and in no figure, and no client sees it. */
export const sampleRequest = z.object({ requestId, orderId: z.string(), status: z.string() });

export type SampleRequest = z.output<typeof sampleRequest>;

/** What a new portal needs before its first request. */
export const setup = z.object({
  steps: z.array(setupStep),
  /** Whether no step is missing. Optional steps may be open. */
  isComplete: z.boolean(),
  /** Whether an admin dismissed the list, for all admins. */
  isDismissed: z.boolean(),
  settings: z.array(setupSetting),
  /** Null if there is none. */
  sample: z.nullable(sampleRequest),
});

export type Setup = z.output<typeof setup>;
