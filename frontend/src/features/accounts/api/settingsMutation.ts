import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import type { saveUserSettings } from '@portal/contract/accounts/endpoints/user.ts';

/** The request body of a settings change. */
export type SettingsChange = NonNullable<BodyInputOf<typeof saveUserSettings>>;

/** Mutation key of all settings changes. `useSettings` applies pending ones optimistically. */
export const settingsMutationKey = ['settings'] as const;
