import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import type { ResultGroup, ResultKind, SearchField, SearchProblem } from '@portal/contract/search/schemas.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/format.ts';
import { useSession } from '../../lib/session/session.ts';

/** What the screens of the search say about results. */
export function useResultTexts() {
  const { t } = useTranslation();
  const session = useSession();
  const isStaff = session !== null && isStaffRole(session.role);
  const kinds: Record<ResultKind, string> = {
    patient: t('Patients'),
    reference: t('Order, case and claim numbers'),
    invoice: t('Invoices'),
    payment: t('Payments'),
    contact: t('Attorneys and contacts'),
    facility: t('Facilities'),
    several: t('Several details'),
    similar: t('Similar spelling'),
  };
  const fields: Record<SearchField, string> = {
    patientName: t('Patient'),
    patientDob: t('Date of birth'),
    orderId: t('Order ID'),
    matterNumber: t('Matter number'),
    claimNumber: t('Claim number'),
    caseNumber: t('Case number'),
    attorneyName: t('Attorney name'),
    firmName: t('Firm name'),
    copyServiceName: t('Copy service name'),
    email: t('Email'),
    phone: t('Phone'),
    facilityName: t('Facility'),
    invoiceNumber: t('Invoice number'),
    paymentId: t('Payment ID'),
  };
  const problems: Record<SearchProblem, string> = {
    punctuation: t('Punctuation alone finds nothing. Enter a letter or a digit.'),
    short: t('Enter at least two letters or digits.'),
    ssn: t(
      'Social Security numbers are not searched. Enter a name, a date of birth or another number of the request.',
    ),
  };
  return {
    kinds,
    fields,
    problems,
    nothing: t('No results'),
    searchable: isStaff
      ? t(
          'You can search by name, date of birth, order, case, claim or invoice number, attorney, firm, email, phone, facility and payment ID.',
        )
      : t(
          'You can search by name, date of birth, order, case, claim or invoice number, attorney, firm, email, phone and facility.',
        ),
    /** How many results are shown, and whether there are more. */
    count(groups: readonly ResultGroup[]): string {
      const number = groups.reduce((total, { results }) => total + results.length, 0);
      if (number === 0) return t('No results');
      if (groups.some(({ next }) => next !== null)) return t('More than {{number}} results', { number });
      return t('{{count}} results', { count: number });
    },
    /** A value of a field as the screens show it. */
    value: (field: SearchField, text: string) => (field === 'patientDob' ? formatDay(text, 'medium') : text),
  };
}
