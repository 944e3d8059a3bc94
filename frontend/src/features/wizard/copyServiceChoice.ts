import { OTHER_COPY_SERVICE } from '@portal/contract/configuration/catalogues/otherCopyService.ts';
import type { OfferedCopyService } from '@portal/contract/configuration/schemas/offeredCopyService.ts';
import type { WizardValues } from '../requests/draft/wizardValues.ts';

type Services = readonly OfferedCopyService[];
type Office = OfferedCopyService['locations'][number];
type Contact = Pick<WizardValues, 'copyServiceEmail' | 'copyServicePhone' | 'filledEmail' | 'filledPhone'>;
type Chosen = Pick<WizardValues, 'copyServiceSelection' | 'copyServiceName' | 'copyServiceLocation'> &
  Contact;

/** What else changes when another copy service is chosen: the location goes with what it filled in, the name follows (empty for Other). */
export function afterServiceChosen(
  selection: string,
  values: Contact,
  services: Services,
): Partial<WizardValues> {
  const copyServiceName = services.find(({ id }) => id === selection)?.name ?? '';
  return {
    copyServiceSelection: selection,
    copyServiceName,
    copyServiceLocation: '',
    ...contactAt(undefined, values, services),
  };
}

/** What else changes when another location is chosen: its email and phone replace those of the one before. */
export function afterLocationChosen(id: string, values: Contact, services: Services): Partial<WizardValues> {
  return { copyServiceLocation: id, ...contactAt(officeOf(id, services), values, services) };
}

/** Email and phone of the chosen location, in place of what was typed. */
export function contactOfLocation({ email, phone }: Pick<Office, 'email' | 'phone'>): Contact {
  return { copyServiceEmail: email, copyServicePhone: phone, filledEmail: email, filledPhone: phone };
}

/**
 * The contact after a change of location. What a location filled in goes with that location, so that no mail reaches a
 * company that is not chosen any more; the same goes for a location's email or phone that the browser filled in. Both
 * fields are filled together, and only when neither holds text of the person's own.
 */
function contactAt(office: Office | undefined, values: Contact, services: Services): Contact {
  const offices = services.flatMap(({ locations }) => locations);
  const own = (part: 'email' | 'phone', value: string, filled: string) =>
    value.trim() === filled || offices.some((each) => each[part] === value.trim()) ? '' : value;
  const email = own('email', values.copyServiceEmail, values.filledEmail);
  const phone = own('phone', values.copyServicePhone, values.filledPhone);
  if (office && email.trim() === '' && phone.trim() === '') return contactOfLocation(office);
  return { copyServiceEmail: email, copyServicePhone: phone, filledEmail: '', filledPhone: '' };
}

/** The chosen location, while the contact is not the one of that location. */
export function locationWithOtherContact(
  values: Pick<Chosen, 'copyServiceLocation' | 'copyServiceEmail' | 'copyServicePhone'>,
  services: Services,
): Office | undefined {
  const office = officeOf(values.copyServiceLocation, services);
  const isSame =
    office?.email === values.copyServiceEmail.trim() && office.phone === values.copyServicePhone.trim();
  return isSame ? undefined : office;
}

function officeOf(id: string, services: Services): Office | undefined {
  return services.flatMap(({ locations }) => locations).find((office) => office.id === id);
}

/**
 * What follows when the list arrives or changes: a name without a choice is that of the list or another one's, a chosen
 * service is called what it is called now, and a contact that was filled in follows its location.
 */
export function afterListLoaded(values: Chosen, services: Services): Partial<WizardValues> {
  const { copyServiceSelection: selection, copyServiceName: name } = values;
  if (selection === '') {
    if (name.trim() === '') return {};
    const known = services.find((service) => service.name === name);
    return { copyServiceSelection: known?.id ?? OTHER_COPY_SERVICE.id };
  }
  const chosen = services.find(({ id }) => id === selection);
  const office = chosen?.locations.find(({ id }) => id === values.copyServiceLocation);
  const isFilled =
    values.filledEmail !== '' &&
    values.copyServiceEmail === values.filledEmail &&
    values.copyServicePhone === values.filledPhone;
  return {
    ...(chosen && chosen.name !== name && { copyServiceName: chosen.name }),
    ...(office && isFilled && locationWithOtherContact(values, services) && contactOfLocation(office)),
  };
}

/** Whether it is one of the list, which has offices to choose from. */
export function isOfList(selection: string): boolean {
  return selection !== '' && selection !== OTHER_COPY_SERVICE.id;
}
