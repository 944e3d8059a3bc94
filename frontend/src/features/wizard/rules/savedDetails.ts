import type {
  AddressBookView,
  SavedAttorney,
  SavedCopyService,
} from '@portal/contract/accounts/schemas/addressBook.ts';
import { isOwnFirm, OWN_FIRM } from '@portal/contract/requests/rules/ownFirm.ts';
import type { OfferedCopyService } from '@portal/contract/configuration/schemas/offeredCopyService.ts';
import { emptyValues, submitterFields, type WizardValues } from '../../requests/draft/wizardValues.ts';
import { changesForList } from '../copyServiceChoice.ts';
import { problemsOfStep } from './problemsOfStep.ts';

type Services = readonly OfferedCopyService[];

/** The form changes for a saved copy service. Without `services`, the selection follows when the list is loaded. */
export function changesForCopyService(
  { copyServiceName, copyServiceLocation, copyServiceEmail, copyServicePhone }: SavedCopyService,
  services: Services | undefined,
): Partial<WizardValues> {
  const values = {
    copyServiceSelection: '',
    copyServiceName,
    copyServiceLocation,
    copyServiceEmail,
    copyServicePhone,
    filledEmail: '',
    filledPhone: '',
  };
  return { ...values, ...(services && changesForList(values, services)) };
}

/** The form changes for a saved attorney. */
export function changesForAttorney({
  attorneyName,
  firmName,
  lawyerEmail,
  lawyerPhone,
}: SavedAttorney): Partial<WizardValues> {
  return { attorneyName, firmName, lawyerEmail, lawyerPhone };
}

/**
 * The form changes that start a request with the details of the account's last one. Null if the person has entered any
 * of them, or if there are none. A contact that was last used in an earlier request is not part of it.
 */
export function changesForLastRequest(
  values: WizardValues,
  { copyServices: [copyService], attorneys: [attorney] }: Pick<AddressBookView, 'copyServices' | 'attorneys'>,
  services: Services | undefined,
): Partial<WizardValues> | null {
  if (submitterFields.some((field) => values[field] !== emptyValues[field])) return null;
  const times = [copyService, attorney].flatMap((contact) => contact?.lastUsedAt ?? []);
  const last = times.toSorted().at(-1);
  if (last === undefined) return null;
  const changes = {
    ...(copyService?.lastUsedAt === last && changesForCopyService(copyService, services)),
    ...(attorney?.lastUsedAt === last && changesForAttorney(attorney)),
  };
  return { ...changes, ...(isOwnFirm({ ...values, ...changes }) && { copyServiceSelection: OWN_FIRM.id }) };
}

/** Whether copy service and attorney are complete and still offered, so that a summary of them is enough. */
export function canSummarize(values: WizardValues, services: Services | undefined): boolean {
  const fields: readonly string[] = submitterFields;
  return (
    services !== undefined &&
    !problemsOfStep(1, values, [], services).some(({ field }) => fields.includes(field))
  );
}
