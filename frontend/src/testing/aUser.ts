import type { UserView } from '@portal/contract/accounts/schemas/user.ts';

/** The profile of the user of `aSessionToken`, as the API returns it. */
export function aUser(changed: Partial<UserView> = {}): UserView {
  return {
    userId: 'usr_aaaaaaaaaaaaaaaaaaaaaaaa',
    email: 'casey@firm.example',
    emailConfirmed: true,
    firstName: 'Casey',
    lastName: 'Quinn',
    phoneNumber: '(628) 555-0188',
    phoneConfirmed: true,
    bio: '',
    jobTitle: 'Legal Administrator',
    department: 'Legal Department',
    role: 'client',
    settings: {
      emailNotifications: true,
      smsNotifications: false,
      darkMode: null,
      language: 'en',
      timezone: 'UTC',
    },
    twoStep: { enabled: false, required: false, recoveryCodesLeft: 0 },
    hasPassword: true,
    lastSignInAt: null,
    ...changed,
  };
}
