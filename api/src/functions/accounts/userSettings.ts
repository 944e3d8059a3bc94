import { saveUserSettings } from '@portal/contract/accounts/endpoints/user.ts';
import { changedSettings } from '@portal/contract/accounts/schemas/user.ts';
import { changeUser } from '../../data/accounts/users.ts';
import type { User } from '../../domain/accounts/user.ts';
import { endpoint } from '../../http/endpoint.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

/** POST /api/user/settings: changes the given settings and returns all. */
endpoint(saveUserSettings, async ({ body, caller }) => {
  const user = await signedInUser(caller);
  const merge = ({ settings }: User) => ({ settings: changedSettings(settings, body) });
  const changed = await changeUser(user.userId, merge);
  return { message: 'Settings updated successfully!', data: { settings: (changed ?? user).settings } };
});
