import { nextOrder } from '@portal/contract/configuration/rules/nextOrder.ts';
import {
  addRedactionReason,
  editRedactionReason,
  redactionReasonForm,
  type RedactionReason,
} from '@portal/contract/packets/redactionReasons.ts';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { OrderField } from '../../../components/list/OrderField.tsx';
import { changesOf } from '../../../components/list/changesOf.ts';
import { call } from '../../../lib/api.ts';
import { reasonKeys } from './managedReasons.ts';

type Body = z.output<typeof redactionReasonForm>;

interface Values {
  label: string;
  legalBasis: string;
  order: string;
}

interface Props {
  /** Null for a new one. */
  reason: RedactionReason | null;
  /** All reasons. */
  reasons: readonly RedactionReason[];
  onClose: () => void;
}

/** Adds a reason of redactions, or changes one. */
export function ReasonDialog({ reason, reasons, onClose }: Props) {
  const { t } = useTranslation();
  const next = nextOrder(reasons.filter((other) => other !== reason).map(({ order }) => order));
  const edit = useListForm<Values, Body>({
    schema: redactionReasonForm,
    values: {
      label: reason?.label ?? '',
      legalBasis: reason?.legalBasis ?? '',
      order: String(reason?.order ?? next),
    },
    save: (body) =>
      reason
        ? call(editRedactionReason, { body: { reasonId: reason.reasonId, ...changesOf(body, reason) } })
        : call(addRedactionReason, { body }),
    keys: reasonKeys,
    success: reason ? t('Reason saved') : t('Reason added'),
    onSaved: onClose,
    failure: t('The reason was not saved'),
  });
  return (
    <FormDialog
      title={reason ? t('Edit {{name}}', { name: t(reason.label) }) : t('Add reason')}
      save={reason ? t('Save changes') : t('Add reason')}
      edit={edit}
      onClose={onClose}
    >
      <TextField<Values>
        name="label"
        label={t('Reason')}
        hint={t('The list of redactions in a packet prints it. Do not enter patient data.')}
        maxLength={100}
        autoComplete="off"
      />
      <TextField<Values>
        name="legalBasis"
        label={t('Legal basis')}
        hint={t('Such as 42 CFR Part 2.')}
        maxLength={200}
        autoComplete="off"
        optional
      />
      <OrderField next={next} />
    </FormDialog>
  );
}
