import type { BodyInputOf, BodyOf } from '@portal/contract/endpoint.ts';
import {
  changeAccounting,
  issueAccounting,
  recordAccountingRequest,
} from '@portal/contract/endpoints/disclosures.ts';
import { addDays } from '@portal/contract/rules/dates.ts';
import { EXTENSION_DAYS } from '@portal/contract/rules/disclosureRules.ts';
import type { AccountingView } from '@portal/contract/schemas/accountings.ts';
import { MOST_REASON } from '@portal/contract/schemas/requestAssignment.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { RadioGroupField } from '../../../components/form/RadioGroupField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { formatDay, readersZone } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/language/i18n.ts';
import type { PatientDialog } from './DisclosureDialogs.tsx';
import { PatientLine } from './PatientLine.tsx';
import { usePrivacyStyles } from './usePrivacyStyles.ts';
import { useRegisterMutation } from './useRegister.ts';

type Recorded = BodyOf<typeof recordAccountingRequest>;
type Values = Omit<Required<BodyInputOf<typeof recordAccountingRequest>>, 'requester'> & {
  requester: string;
};

const todayInUtc = () => new Date().toISOString().slice(0, 10);

/** Records that somebody asked for an accounting. */
export function AccountingRequestDialog({ period, onClose, onSaved }: PatientDialog) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const toasts = useToasts();
  const [key] = useState(() => crypto.randomUUID());
  const [receivedOn] = useState(todayInUtc);
  const save = useRegisterMutation((body: Recorded) => call(recordAccountingRequest, { body }));
  const edit = useListForm<Values, Recorded>({
    schema: recordAccountingRequest.body,
    values: { key, ...period, receivedOn, requester: '', requesterName: '', authority: '', proof: '' },
    save: (wanted) => save.mutateAsync(wanted),
    onSaved: () => {
      toasts.show({ type: 'success', message: t('Request recorded') });
      void onSaved();
    },
    failure: t('The request was not recorded'),
  });
  return (
    <FormDialog title={t('Record a request')} save={t('Save')} edit={edit} onClose={onClose} wide>
      <PatientLine {...period} />
      <TextField<Values>
        name="receivedOn"
        label={t('Received on')}
        type="date"
        className={styles.day}
        hint={t('It is due 60 days later.')}
      />
      <RadioGroupField<Values>
        name="requester"
        legend={t('Who asked')}
        choices={[
          { value: 'patient', label: t('The patient') },
          { value: 'representative', label: t('A representative') },
        ]}
      />
      <RepresentativeFields />
      <TextField<Values>
        name="proof"
        label={t('How the identity was proven')}
        hint={t('For example, the kind of photo ID you saw.')}
        autoComplete="off"
        maxLength={200}
      />
      <TextField<Values> name="from" label={t('Disclosures from')} type="date" className={styles.day} />
      <TextField<Values>
        name="to"
        label={t('Disclosures to')}
        type="date"
        className={styles.day}
        hint={t('Days are counted in UTC.')}
      />
    </FormDialog>
  );
}

function RepresentativeFields() {
  const { t } = useTranslation();
  const requester = useWatch<Values, 'requester'>({ name: 'requester' });
  if (requester !== 'representative') return null;
  return (
    <>
      <TextField<Values>
        name="requesterName"
        label={t('Name of the representative')}
        autoComplete="off"
        maxLength={200}
      />
      <TextField<Values>
        name="authority"
        label={t('Authority of the representative')}
        hint={t('For example, parent, guardian, or health care power of attorney.')}
        autoComplete="off"
        maxLength={200}
      />
    </>
  );
}

interface Props {
  accounting: AccountingView;
  onClose: () => void;
}

/** Issues an accounting and keeps it. */
export function IssueDialog({ accounting, onClose }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { accountingId, revision: seen, patientName, from, to } = accounting;
  type Issued = BodyOf<typeof issueAccounting>;
  const save = useRegisterMutation((body: Issued) => call(issueAccounting, { body }));
  const edit = useListForm<Issued, Issued>({
    schema: issueAccounting.body,
    values: { accountingId, seen, language: currentLanguage(), timeZone: readersZone() },
    save: (wanted) => save.mutateAsync(wanted),
    onSaved: () => {
      toasts.show({ type: 'success', message: t('Accounting issued') });
      onClose();
    },
    failure: t('The accounting was not issued'),
  });
  return (
    <FormDialog title={t('Issue the accounting')} save={t('Issue')} edit={edit} onClose={onClose}>
      <p>
        {t(
          'Lists the disclosures of {{name}} from {{from}} to {{to}} known now, except withheld ones. The PDF and CSV are kept for six years and cannot be changed.',
          { name: patientName, from: formatDay(from), to: formatDay(to) },
        )}
      </p>
      <SelectField<Issued>
        name="language"
        label={t('Language of the accounting')}
        placeholder={t('Please select')}
        choices={[
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Español' },
          { value: 'fr', label: 'Français' },
        ]}
      />
    </FormDialog>
  );
}

type Changed = BodyOf<typeof changeAccounting>;
type Wish<Action extends Changed['action']> = Extract<Changed, { action: Action }>;

/** Extends the time for an accounting, once. */
export function ExtendDialog({ accounting, onClose }: Props) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const latest = addDays(accounting.dueOn, EXTENSION_DAYS);
  const edit = useChange<Wish<'extend'>>(accounting, onClose, {
    action: 'extend',
    until: latest,
    toldOn: todayInUtc(),
    reason: '',
  });
  return (
    <FormDialog title={t('Extend the time')} save={t('Extend')} edit={edit} onClose={onClose}>
      <p>
        {t(
          'You can extend the time once, by at most 30 days. Tell the person the reason and the new date in writing by {{day}}.',
          { day: formatDay(accounting.dueOn) },
        )}
      </p>
      <TextField<Wish<'extend'>>
        name="until"
        label={t('New due date')}
        type="date"
        className={styles.day}
        hint={t('{{day}} at the latest.', { day: formatDay(latest) })}
      />
      <TextField<Wish<'extend'>>
        name="toldOn"
        label={t('The person was told on')}
        type="date"
        className={styles.day}
      />
      <TextAreaField<Wish<'extend'>>
        name="reason"
        label={t('Reason')}
        hint={t('As you told the person.')}
        maxLength={MOST_REASON}
      />
    </FormDialog>
  );
}

/** Notes the fee that the person was told. */
export function TellFeeDialog({ accounting, onClose }: Props) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const { freeUsedOn } = accounting;
  const edit = useChange<Wish<'tell-fee'>>(accounting, onClose, {
    action: 'tell-fee',
    amount: '',
    toldOn: todayInUtc(),
  });
  return (
    <FormDialog title={t('Fee of the accounting')} save={t('Save')} edit={edit} onClose={onClose}>
      <p>
        {t(
          'The free accounting of the last 12 months was requested on {{day}}. You may charge a reasonable, cost-based fee if you tell the person beforehand and let them withdraw or change the request.',
          { day: freeUsedOn ? formatDay(freeUsedOn) : '' },
        )}
      </p>
      <TextField<Wish<'tell-fee'>>
        name="amount"
        label={t('Fee in US dollars')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <TextField<Wish<'tell-fee'>>
        name="toldOn"
        label={t('The person was told on')}
        type="date"
        className={styles.day}
      />
    </FormDialog>
  );
}

/** Notes that the person agreed to the fee. */
export function AgreeDialog({ accounting, onClose }: Props) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const edit = useChange<Wish<'agree-to-fee'>>(accounting, onClose, {
    action: 'agree-to-fee',
    agreedOn: todayInUtc(),
  });
  return (
    <FormDialog title={t('Record agreement to the fee')} save={t('Save')} edit={edit} onClose={onClose}>
      <TextField<Wish<'agree-to-fee'>>
        name="agreedOn"
        label={t('Agreed on')}
        type="date"
        className={styles.day}
      />
    </FormDialog>
  );
}

/** Gives the accounting without a fee all the same. */
export function WaiveDialog({ accounting, onClose }: Props) {
  const { t } = useTranslation();
  const edit = useChange<Wish<'waive-fee'>>(accounting, onClose, { action: 'waive-fee' });
  return (
    <FormDialog title={t('Waive the fee')} save={t('Waive the fee')} edit={edit} onClose={onClose}>
      <p>{t('The accounting will be issued without a fee.')}</p>
    </FormDialog>
  );
}

/** Notes that the person withdrew the request. */
export function WithdrawDialog({ accounting, onClose }: Props) {
  const { t } = useTranslation();
  const edit = useChange<Wish<'withdraw'>>(accounting, onClose, { action: 'withdraw', reason: '' });
  return (
    <FormDialog title={t('Withdraw the request')} save={t('Withdraw')} edit={edit} onClose={onClose}>
      <p>
        {t('The request by {{name}} will not be answered and does not count as their free accounting.', {
          name: accounting.requesterName,
        })}
      </p>
      <TextAreaField<Wish<'withdraw'>>
        name="reason"
        label={t('Reason')}
        hint={t('Only staff can read it.')}
        maxLength={MOST_REASON}
      />
    </FormDialog>
  );
}

function useChange<Wanted extends Changed>(
  { accountingId, revision: seen }: AccountingView,
  onClose: () => void,
  wish: Omit<Wanted, 'accountingId' | 'seen'>,
) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const save = useRegisterMutation((body: Changed) => call(changeAccounting, { body }));
  return useListForm<Wanted, Changed>({
    schema: changeAccounting.body,
    values: { ...wish, accountingId, seen } as unknown as Wanted,
    save: (wanted) => save.mutateAsync(wanted),
    onSaved: () => {
      toasts.show({ type: 'success', message: t('Request changed') });
      onClose();
    },
    failure: t('The request was not changed'),
  });
}
