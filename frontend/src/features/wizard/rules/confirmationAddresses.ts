import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import { contactsAsSent } from './contactsAsSent.ts';

type Account = Pick<UserView, 'role' | 'email'> & {
  readonly settings: Pick<UserView['settings'], 'emailNotifications'>;
};

/** Everyone who gets the confirmation by email, each address once. `account`: of the client; null without one. */
export function confirmationAddresses(values: WizardValues, account: Account | null): string[] {
  const own = account?.role === 'client' && account.settings.emailNotifications ? account.email : '';
  const { copyServiceEmail, lawyerEmail, confirmAttorney } = contactsAsSent(values);
  const addresses = [copyServiceEmail, confirmAttorney ? lawyerEmail : '', own].filter(
    (address) => address !== '',
  );
  return [
    ...new Map(addresses.toReversed().map((address) => [address.toLowerCase(), address])).values(),
  ].toReversed();
}
