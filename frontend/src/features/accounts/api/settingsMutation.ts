import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import type { saveUserSettings } from '@portal/contract/accounts/endpoints/user.ts';

/** What a change of settings sends. */
export type SettingsChange = NonNullable<BodyInputOf<typeof saveUserSettings>>;

/** Names every change of settings under way; what it asks for counts until it is refused. */
export const settingsMutationKey = ['settings'] as const;
