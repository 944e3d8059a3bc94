import {
  disclosureBases,
  type DisclosureBasis,
  disclosureBasisKeys,
  type DisclosureChannel,
  disclosureChannelKeys,
  disclosureChannels,
} from '@portal/contract/disclosures/disclosureTerms.ts';
import { correctDisclosure, recordDisclosure } from '@portal/contract/disclosures/endpoints.ts';
import { MAX_ENTERED_NUMBER } from '@portal/contract/fields/fields.ts';
import type { DisclosureView } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { useState } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { call } from '../../lib/api.ts';
import { PatientLine } from './PatientLine.tsx';
import { DayField, LineField, ReasonField } from '../../components/form/privacy/PrivacyFields.tsx';
import type { Accounting } from './disclosureQueries.ts';
import { useListForm } from '../../components/form/useListForm.ts';
import { DISCLOSURES_KEY } from './disclosureQueries.ts';
import { type PatientDialogProps } from './patientDialog.ts';

interface Props extends PatientDialogProps {
  /** The patient’s requests. The disclosure may belong to one of them. */
  orders: Accounting['orders'];
}

/** Records a disclosure made outside the portal. */
export function RecordDisclosureDialog({ period, orders, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const { patientName, patientDob } = period;
  const [key] = useState(() => crypto.randomUUID());
  const edit = useListForm({
    schema: recordDisclosure.body,
    values: { ...empty, key, patientName, patientDob },
    save: (body) => call(recordDisclosure, { body }),
    keys: [DISCLOSURES_KEY],
    success: t('Disclosure recorded'),
    failure: t('The disclosure was not recorded'),
    onSaved,
  });
  return (
    <FormDialog title={t('Record a disclosure')} save={t('Save')} edit={edit} onClose={onClose} wide>
      <PatientLine {...period} />
      <DisclosureFields orders={orders} />
    </FormDialog>
  );
}

/** Corrects a disclosure or marks it as entered in error. The earlier values are kept. */
export function CorrectionDialog({
  period,
  orders,
  disclosure,
  onClose,
  onSaved,
}: Props & { disclosure: DisclosureView }) {
  const { t } = useTranslation();
  const { disclosureId, at, recipient, address, document, action, basis, purpose, count, entry } = disclosure;
  const edit = useListForm({
    schema: correctDisclosure.body,
    values: {
      disclosureId,
      seen: entry?.revision ?? 0,
      isVoid: entry?.isVoid ?? false,
      reason: '',
      on: at.slice(0, 10),
      recipient,
      address,
      document,
      purpose,
      count,
      channel: disclosureChannelKeys.find((channel) => channel === action) ?? '',
      basis: basis ?? '',
      lastOn: disclosure.lastOn ?? '',
      requestId: disclosure.requestId,
    },
    save: (body) => call(correctDisclosure, { body }),
    keys: [DISCLOSURES_KEY],
    success: t('Disclosure corrected'),
    failure: t('The disclosure was not corrected'),
    onSaved,
  });
  const { requestId, orderId } = disclosure;
  const isOutsideOrders = requestId !== null && orders.every((order) => order.requestId !== requestId);
  return (
    <FormDialog title={t('Correct the disclosure')} save={t('Save')} edit={edit} onClose={onClose} wide>
      <PatientLine {...period} patientName={disclosure.patientName} />
      <DisclosureFields orders={isOutsideOrders ? [...orders, { requestId, orderId }] : orders} />
      <CheckboxField<CorrectionValues>
        name="isVoid"
        label={t('Entered in error')}
        hint={t('Accountings won’t include it. Its history is kept.')}
      />
      <ReasonField />
    </FormDialog>
  );
}

/** Form values; empty means not entered. */
interface FactValues {
  on: string;
  recipient: string;
  address: string;
  document: string;
  channel: DisclosureChannel | '';
  basis: DisclosureBasis | '';
  purpose: string;
  count: number | string;
  lastOn: string;
  requestId: string | null;
}

interface CorrectionValues extends FactValues {
  isVoid: boolean;
}

const empty: FactValues = {
  on: '',
  recipient: '',
  address: '',
  document: '',
  channel: '',
  basis: '',
  purpose: '',
  count: 1,
  lastOn: '',
  requestId: null,
};

/** The fields of both forms. */
function DisclosureFields({ orders }: Pick<Props, 'orders'>) {
  const { t } = useTranslation();
  const { getValues, setValue } = useFormContext<FactValues>();
  const line = (name: FieldPath<FactValues>, label: string, optional = false, hint?: string) => (
    <LineField<FactValues> name={name} label={label} optional={optional} hint={hint} />
  );
  return (
    <>
      <DayField<FactValues> name="on" label={t('Date of the disclosure')} />
      {line('document', t('What was disclosed'))}
      {line('recipient', t('Recipient'), false, t('The person or organization that received the documents.'))}
      {line('address', t('Recipient’s address'), true, t('Leave this empty only if the address is unknown.'))}
      <SelectField<FactValues>
        name="channel"
        label={t('How it was disclosed')}
        placeholder={t('Please select')}
        choices={disclosureChannelKeys.map((value) => ({ value, label: t(disclosureChannels[value]) }))}
      />
      <SelectField<FactValues>
        name="basis"
        label={t('Basis')}
        placeholder={t('Please select')}
        choices={disclosureBasisKeys.map((value) => ({ value, label: t(disclosureBases[value]) }))}
      />
      {line(
        'purpose',
        t('Purpose'),
        true,
        t('What the recipient asked for, or a reference to their request.'),
      )}
      {orders.length > 0 && (
        <SelectField<FactValues>
          name="requestId"
          label={t('Request')}
          optional
          placeholder={t('None')}
          choices={orders.map(({ requestId, orderId }) => ({ value: requestId, label: orderId }))}
          emptyValue={null}
        />
      )}
      <TextField<FactValues>
        name="count"
        label={t('Number of disclosures')}
        hint={t(
          'Enter more than one for a series of disclosures to the same recipient for the same purpose.',
        )}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_ENTERED_NUMBER}
        parse={(text) => (/^\d+$/.test(text) ? Number(text) : text)}
        rules={{
          onBlur: () => {
            if (getValues('count') === '') setValue('count', 1);
          },
        }}
      />
      <DayField<FactValues>
        name="lastOn"
        label={t('Date of the last disclosure')}
        optional
        hint={t('Only for a series.')}
      />
    </>
  );
}
