import type { BodyInputOf, BodyOf } from '@portal/contract/endpoint.ts';
import { MAX_ENTERED_NUMBER } from '@portal/contract/fields/fields.ts';
import {
  changeAccounting,
  issueAccounting,
  issueAccountingStatus,
  recordAccountingRequest,
} from '@portal/contract/disclosures/endpoints.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import { EXTENSION_DAYS } from '@portal/contract/disclosures/rules.ts';
import type { AccountingView } from '@portal/contract/disclosures/schemas/accountings.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/language/i18n.ts';
import { LoadError } from '../../components/notices/ErrorPanel.tsx';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { Notice } from '../../components/Notice.tsx';
import { FieldError } from '../../components/form/FieldError.tsx';
import { RadioGroupField } from '../../components/form/RadioGroupField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useFieldError } from '../../components/form/useFieldError.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/apiError.ts';
import { untilBuilt } from '../../lib/saving/untilBuilt.ts';
import { formatDateTime, formatDay } from '../../lib/format.ts';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { PatientLine } from './PatientLine.tsx';
import { RequestLink } from './RequestLink.tsx';
import { DayField, LineField, ReasonField } from '../../components/form/privacy/PrivacyFields.tsx';
import { otherNamesQuery } from './disclosureQueries.ts';
import { useListForm } from '../../components/form/useListForm.ts';
import { DISCLOSURES_KEY } from './disclosureQueries.ts';
import { type PatientDialogProps, todayInUtc } from './patientDialog.ts';
import { usePrivacyStyles } from '../../components/form/privacy/usePrivacyStyles.ts';

type Values = Omit<Required<BodyInputOf<typeof recordAccountingRequest>>, 'requester'> & {
  requester: string;
};

/** Records a request for an accounting. */
export function AccountingRequestDialog({ period, onClose, onSaved }: PatientDialogProps) {
  const { t } = useTranslation();
  const [key] = useState(() => crypto.randomUUID());
  const [receivedOn] = useState(todayInUtc);
  const edit = useListForm({
    schema: recordAccountingRequest.body,
    values: { key, ...period, receivedOn, requester: '', requesterName: '', authority: '', proof: '' },
    save: (body) => call(recordAccountingRequest, { body }),
    keys: [DISCLOSURES_KEY],
    success: t('Request recorded'),
    failure: t('The request was not recorded'),
    onSaved,
  });
  return (
    <FormDialog title={t('Record an accounting request')} save={t('Save')} edit={edit} onClose={onClose} wide>
      <PatientLine {...period} />
      <DayField<Values>
        name="receivedOn"
        label={t('Received on')}
        hint={t('The accounting is due 60 days later.')}
      />
      <RadioGroupField<Values>
        name="requester"
        legend={t('Requested by')}
        choices={[
          { value: 'patient', label: t('The patient') },
          { value: 'representative', label: t('A representative') },
        ]}
      />
      <RepresentativeFields />
      <LineField<Values>
        name="proof"
        label={t('How identity was verified')}
        hint={t('For example, the kind of photo ID you saw.')}
      />
      <DayField<Values> name="from" label={t('Disclosures from')} />
      <DayField<Values> name="to" label={t('Disclosures to')} hint={t('Days are counted in UTC.')} />
    </FormDialog>
  );
}

function RepresentativeFields() {
  const { t } = useTranslation();
  const requester = useWatch<Values, 'requester'>({ name: 'requester' });
  if (requester !== 'representative') return null;
  return (
    <>
      <LineField<Values> name="requesterName" label={t('Representative’s name')} />
      <LineField<Values>
        name="authority"
        label={t('Representative’s authority')}
        hint={t('For example, parent, guardian, or health care power of attorney.')}
      />
    </>
  );
}

interface Props {
  accounting: AccountingView;
  onClose: () => void;
}

/**
 * Issues an accounting. An earlier one is replaced. Unless a reissue is due, replacing it requires a reason.
 */
export function IssueAccountingDialog({ accounting, onClose }: Props) {
  const { t } = useTranslation();
  const { accountingId, revision: seen, patientName, from, to, issues, isReissueDue } = accounting;
  const [latestIssue] = issues;
  const edit = useListForm({
    schema: issueAccounting.body,
    values: {
      accountingId,
      seen,
      otherNames: [],
      withoutPurpose: false,
      reason: '',
      language: currentLanguage(),
    },
    save: async (body) => {
      const ordered = await call(issueAccounting, { body });
      const ref = { accountingId, bundleId: ordered.bundleId };
      const { state, problem } = await untilBuilt(ordered, () =>
        call(issueAccountingStatus, { query: ref, background: true }),
      );
      if (state === 'ready') return;
      const message = t(problem ?? 'The accounting could not be prepared. Please try again.');
      throw new ApiError({ code: 'conflict', message, status: 409 });
    },
    keys: [DISCLOSURES_KEY],
    success: t('Accounting issued'),
    failure: t('The accounting was not issued'),
    onSaved: onClose,
  });
  return (
    <FormDialog title={t('Issue the accounting')} save={t('Issue')} edit={edit} onClose={onClose}>
      <p>
        {t(
          'The accounting lists the currently known disclosures about {{name}} from {{from}} to {{to}}, except withheld ones. The PDF and CSV are kept for six years and cannot be changed.',
          { name: patientName, from: formatDay(from), to: formatDay(to) },
        )}
      </p>
      {latestIssue && (
        <p>
          {t(
            'This replaces the accounting issued on {{time}} at no charge. The earlier one is kept and marked as replaced.',
            { time: formatDateTime(latestIssue.at) },
          )}
        </p>
      )}
      <OtherNames accounting={accounting} />
      <UnstatedPurposes accounting={accounting} />
      {latestIssue && !isReissueDue && <ReasonField />}
      <SelectField<{ language: string }>
        name="language"
        label={t('Language of the accounting')}
        placeholder={t('Please select')}
        choices={[
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Español' },
          { value: 'fr', label: 'Français' },
        ]}
      />
      {edit.isSaving && (
        <p role="status">{t('Preparing the accounting. A long one can take a few minutes.')}</p>
      )}
    </FormDialog>
  );
}

/** Other names that the patient may have. None is preselected: the accounting must not list a twin’s disclosures. */
function OtherNames({ accounting }: Pick<Props, 'accounting'>) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const id = useId();
  const query = useQuery(otherNamesQuery(accounting.accountingId));
  const { data, error } = query;
  const problem = useFieldError('otherNames');
  if (error) {
    return <LoadError query={query} title={t('Failed to load other names of the patient')} />;
  }
  if (!data) return <p role="status">{t('Looking for other names...')}</p>;
  if (data.names.length === 0) return <p role="status">{t('No similar names have this date of birth.')}</p>;
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>{t('Other names with this date of birth')}</legend>
      <p id={`${id}-hint`} className={styles.note}>
        {t(
          'Select a name only if you have confirmed that it is the same person, not a twin or other relative.',
        )}
      </p>
      <FieldError id={`${id}-error`} message={problem} />
      {data.names.map(({ name, disclosures }) => (
        <CheckboxField<{ otherNames: string[] }>
          key={name}
          name="otherNames"
          value={name}
          label={`${name} (${t('{{count}} disclosures', { count: disclosures })})`}
        />
      ))}
    </fieldset>
  );
}

/**
 * The requests under the patient's name and the selected other names whose authority must be stated before the accounting
 * can say why documents were disclosed.
 */
function UnstatedPurposes({ accounting }: Pick<Props, 'accounting'>) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const { data } = useQuery(otherNamesQuery(accounting.accountingId));
  const problem = useFieldError('withoutPurpose');
  const id = useId();
  const selected = useWatch<{ otherNames: string[] }, 'otherNames'>({ name: 'otherNames' });
  if (!data) return null;
  const ofSelected = data.names.filter(({ name }) => selected.includes(name));
  const requests = [data, ...ofSelected].flatMap((one) => one.withoutPurpose);
  if (requests.length === 0) return null;
  return (
    <div className={styles.group}>
      <Notice type="warning">
        {t(
          'The purpose of some disclosures is not known. State the authority for release of these requests:',
        )}{' '}
        {requests.map(({ requestId, orderId }, index) => (
          <span key={requestId}>
            {index > 0 && ', '}
            <RequestLink requestId={requestId}>{orderId}</RequestLink>
          </span>
        ))}
      </Notice>
      <CheckboxField<{ withoutPurpose: boolean }>
        name="withoutPurpose"
        label={t('Issue without these purposes')}
      />
      <FieldError id={id} message={problem} />
    </div>
  );
}

type AccountingChange = BodyOf<typeof changeAccounting>;
type ChangeOf<Action extends AccountingChange['action']> = Extract<AccountingChange, { action: Action }>;

/** Extends the deadline of an accounting. This is possible once. */
export function ExtendDeadlineDialog({ accounting, onClose }: Props) {
  const { t } = useTranslation();
  const latestDay = addDays(accounting.dueOn, EXTENSION_DAYS);
  const edit = useChangeForm<ChangeOf<'extend'>>(accounting, onClose, {
    action: 'extend',
    until: latestDay,
    notifiedOn: todayInUtc(),
    reason: '',
  });
  return (
    <FormDialog title={t('Extend the deadline')} save={t('Extend')} edit={edit} onClose={onClose}>
      <p>
        {t(
          'You can extend the deadline once, by up to 30 days. By {{day}}, tell the person the reason and the new date in writing.',
          { day: formatDay(accounting.dueOn) },
        )}
      </p>
      <DayField<ChangeOf<'extend'>>
        name="until"
        label={t('New due date')}
        hint={t('No later than {{day}}.', { day: formatDay(latestDay) })}
      />
      <DayField<ChangeOf<'extend'>> name="notifiedOn" label={t('Date you notified the person')} />
      <ReasonField hint={t('Enter the reason you gave the person.')} />
    </FormDialog>
  );
}

/** Records the fee that the person was notified of. */
export function RecordFeeNoticeDialog({ accounting, onClose }: Props) {
  const { t } = useTranslation();
  const { freeUsedOn } = accounting;
  const edit = useChangeForm<ChangeOf<'record-fee-notice'>>(accounting, onClose, {
    action: 'record-fee-notice',
    amount: '',
    notifiedOn: todayInUtc(),
  });
  return (
    <FormDialog title={t('Accounting fee')} save={t('Save')} edit={edit} onClose={onClose}>
      <p>
        {t(
          'The patient’s free accounting for the last 12 months was requested on {{day}}. You may charge a reasonable, cost-based fee if you tell the person first and let them withdraw or change the request.',
          { day: freeUsedOn ? formatDay(freeUsedOn) : '' },
        )}
      </p>
      <TextField<ChangeOf<'record-fee-notice'>>
        name="amount"
        label={t('Fee in US dollars')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_ENTERED_NUMBER}
      />
      <DayField<ChangeOf<'record-fee-notice'>> name="notifiedOn" label={t('Date you notified the person')} />
    </FormDialog>
  );
}

/** Records that the person agreed to the fee. */
export function RecordAgreementDialog({ accounting, onClose }: Props) {
  const { t } = useTranslation();
  const edit = useChangeForm<ChangeOf<'agree-to-fee'>>(accounting, onClose, {
    action: 'agree-to-fee',
    agreedOn: todayInUtc(),
  });
  return (
    <FormDialog title={t('Record agreement to the fee')} save={t('Save')} edit={edit} onClose={onClose}>
      <DayField<ChangeOf<'agree-to-fee'>> name="agreedOn" label={t('Agreed on')} />
    </FormDialog>
  );
}

/** Waives the fee of an accounting. */
export function WaiveFeeDialog({ accounting, onClose }: Props) {
  const { t } = useTranslation();
  const edit = useChangeForm<ChangeOf<'waive-fee'>>(accounting, onClose, { action: 'waive-fee' });
  return (
    <FormDialog title={t('Waive the fee')} save={t('Waive the fee')} edit={edit} onClose={onClose}>
      <p>{t('The accounting will be issued without a fee.')}</p>
    </FormDialog>
  );
}

/** Records that the person withdrew the request. */
export function WithdrawRequestDialog({ accounting, onClose }: Props) {
  const { t } = useTranslation();
  const edit = useChangeForm<ChangeOf<'withdraw'>>(accounting, onClose, { action: 'withdraw', reason: '' });
  return (
    <FormDialog
      title={t('Record the withdrawal')}
      save={t('Record the withdrawal')}
      edit={edit}
      onClose={onClose}
    >
      <p>
        {t(
          'Use this only if {{name}} withdrew the request. We won’t issue the accounting, and it doesn’t count as the free one. You can’t undo this.',
          { name: accounting.requesterName },
        )}
      </p>
      <ReasonField />
    </FormDialog>
  );
}

function useChangeForm<Body extends AccountingChange>(
  { accountingId, revision: seen }: AccountingView,
  onClose: () => void,
  fixedFields: Omit<Body, 'accountingId' | 'seen'>,
) {
  const { t } = useTranslation();
  return useListForm({
    schema: changeAccounting.body,
    values: { ...fixedFields, accountingId, seen },
    save: (body) => call(changeAccounting, { body }),
    keys: [DISCLOSURES_KEY],
    success: t('Request changed'),
    failure: t('The request was not changed'),
    onSaved: onClose,
  });
}
