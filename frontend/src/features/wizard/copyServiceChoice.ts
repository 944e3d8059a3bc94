import { OTHER_COPY_SERVICE } from '@portal/contract/configuration/catalogs/otherCopyService.ts';
import { OWN_FIRM } from '@portal/contract/requests/rules/ownFirm.ts';
import type { OfferedCopyService } from '@portal/contract/configuration/schemas/offeredCopyService.ts';
import type { WizardValues } from '../requests/draft/wizardValues.ts';

type Services = readonly OfferedCopyService[];
type Office = OfferedCopyService['locations'][number];
type Contact = Pick<WizardValues, 'copyServiceEmail' | 'copyServicePhone' | 'filledEmail' | 'filledPhone'>;
type Chosen = Pick<WizardValues, 'copyServiceSelection' | 'copyServiceName' | 'copyServiceLocation'> &
  Contact;

/** The form changes when a copy service is selected: clears the location and what it filled in, sets the name (empty for Other). */
export function changesForService(
  selection: string,
  values: Contact,
  services: Services,
): Partial<WizardValues> {
  const copyServiceName = services.find(({ id }) => id === selection)?.name ?? '';
  return {
    copyServiceSelection: selection,
    copyServiceName,
    copyServiceLocation: '',
    ...contactAfterChange(undefined, values, services),
  };
}

/** The form changes when a location is selected: its email and phone replace those of the previous location. */
export function changesForLocation(id: string, values: Contact, services: Services): Partial<WizardValues> {
  return { copyServiceLocation: id, ...contactAfterChange(officeOf(id, services), values, services) };
}

/** Email and phone of a location as form changes. */
export function contactOfLocation({ email, phone }: Pick<Office, 'email' | 'phone'>): Contact {
  return { copyServiceEmail: email, copyServicePhone: phone, filledEmail: email, filledPhone: phone };
}

/**
 * The contact after a change of location. Removes email and phone of any location, also if the browser filled them in,
 * so that no email reaches a company that is no longer selected. Fills both fields together, and only if neither has
 * entered text.
 */
function contactAfterChange(office: Office | undefined, values: Contact, services: Services): Contact {
  const offices = services.flatMap(({ locations }) => locations);
  const typedText = (part: 'email' | 'phone', value: string, filled: string) =>
    value.trim() === filled || offices.some((each) => each[part] === value.trim()) ? '' : value;
  const email = typedText('email', values.copyServiceEmail, values.filledEmail);
  const phone = typedText('phone', values.copyServicePhone, values.filledPhone);
  if (office && email.trim() === '' && phone.trim() === '') return contactOfLocation(office);
  return { copyServiceEmail: email, copyServicePhone: phone, filledEmail: '', filledPhone: '' };
}

/** The selected location if its email or phone differs from the form; undefined otherwise. */
export function locationWithDifferentContact(
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
 * The form changes when the list loads or changes: selects the service for a name without a selection, updates the name
 * of the selected service, and updates a contact that its location filled in.
 */
export function changesForList(values: Chosen, services: Services): Partial<WizardValues> {
  const { copyServiceSelection: selection, copyServiceName: name } = values;
  if (selection === '') {
    if (name.trim() === '') return {};
    const hasOffice = ({ locations }: OfferedCopyService) =>
      locations.some(({ id }) => id === values.copyServiceLocation);
    const known = services.find(hasOffice) ?? services.find((service) => service.name === name);
    return {
      copyServiceSelection: known?.id ?? OTHER_COPY_SERVICE.id,
      ...(known && known.name !== name && { copyServiceName: known.name }),
      // An office that is no longer offered.
      ...(values.copyServiceLocation !== '' && !(known && hasOffice(known)) && { copyServiceLocation: '' }),
    };
  }
  const chosen = services.find(({ id }) => id === selection);
  const office = chosen?.locations.find(({ id }) => id === values.copyServiceLocation);
  const isFilled =
    values.filledEmail !== '' &&
    values.copyServiceEmail === values.filledEmail &&
    values.copyServicePhone === values.filledPhone;
  return {
    ...(chosen && chosen.name !== name && { copyServiceName: chosen.name }),
    ...(office && isFilled && locationWithDifferentContact(values, services) && contactOfLocation(office)),
  };
}

/** Returns whether a listed service is selected, which has offices to choose from. */
export function isListedService(selection: string): boolean {
  return selection !== '' && selection !== OTHER_COPY_SERVICE.id && selection !== OWN_FIRM.id;
}
