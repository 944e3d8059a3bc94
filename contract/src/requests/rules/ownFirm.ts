import type { UnfinishedValues } from '../schemas/unfinishedRequest.ts';

/** The choice of a firm that orders for itself, in the list of copy services of the wizard. */
export const OWN_FIRM = { id: 'own-firm', name: 'I order for my own firm' } as const;

type Firm = Pick<UnfinishedValues, 'firmName' | 'lawyerEmail' | 'lawyerPhone'>;
type CopyService = Pick<
  UnfinishedValues,
  'copyServiceName' | 'copyServiceLocation' | 'copyServiceEmail' | 'copyServicePhone'
>;

/** The fields of the firm that stand for those of a copy service. */
export const fieldOfFirm: Readonly<Record<string, keyof Firm>> = {
  copyServiceName: 'firmName',
  copyServiceEmail: 'lawyerEmail',
  copyServicePhone: 'lawyerPhone',
};

/** The values, with the firm as copy service if it orders for itself. */
export function withFirmAsCopyService<Values extends Firm & CopyService & { copyServiceSelection: string }>(
  values: Values,
): Values {
  if (values.copyServiceSelection !== OWN_FIRM.id) return values;
  const { firmName, lawyerEmail, lawyerPhone } = values;
  return {
    ...values,
    copyServiceName: firmName,
    copyServiceLocation: '',
    copyServiceEmail: lawyerEmail,
    copyServicePhone: lawyerPhone,
  };
}

/** Whether the copy service is the firm itself, as in an earlier order of a firm for itself. */
export function isOwnFirm({
  firmName,
  lawyerEmail,
  lawyerPhone,
  ...copyService
}: Firm & CopyService): boolean {
  return (
    copyService.copyServiceLocation === '' &&
    firmName !== '' &&
    copyService.copyServiceName === firmName &&
    copyService.copyServiceEmail === lawyerEmail &&
    copyService.copyServicePhone === lawyerPhone
  );
}
