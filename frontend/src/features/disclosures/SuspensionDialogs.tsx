import type { BodyInputOf, BodyOf } from '@portal/contract/endpoint.ts';
import { changeSuspension, recordSuspension } from '@portal/contract/disclosures/endpoints.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import { ORAL_SUSPENSION_DAYS } from '@portal/contract/disclosures/rules.ts';
import { MAX_STATEMENT, type SuspensionView } from '@portal/contract/disclosures/schemas/accountings.ts';
import type { DisclosureView } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { RadioGroupField } from '../../components/form/RadioGroupField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { call } from '../../lib/api.ts';
import { formatDay } from '../../lib/format.ts';
import { PatientLine } from './PatientLine.tsx';
import { DayField, LineField, ReasonField } from '../../components/form/privacy/PrivacyFields.tsx';
import { useListForm } from '../../components/form/useListForm.ts';
import { DISCLOSURES_KEY } from './disclosureQueries.ts';
import { type PatientDialogProps, todayInUtc } from './patientDialog.ts';
import { usePrivacyStyles } from '../../components/form/privacy/usePrivacyStyles.ts';

type Values = Required<BodyInputOf<typeof recordSuspension>>;

/** A recipient matches by the beginnings of words, so an abbreviation may match nothing. */
const COVERS_NOTHING =
  'Suspension recorded, but it doesn’t withhold any of this patient’s disclosures yet. Compare the recipient with the list of disclosures.';

interface Props extends PatientDialogProps {
  /** The disclosure to withhold; undefined for all disclosures to a recipient. */
  disclosure?: DisclosureView;
}

/** Records the statement of an agency or official and the disclosures to withhold. */
export function SuspensionDialog({ period, disclosure, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const [key] = useState(() => crypto.randomUUID());
  const [today] = useState(todayInUtc);
  const edit = useListForm({
    schema: recordSuspension.body,
    values: {
      key,
      patientName: disclosure?.patientName ?? period.patientName,
      patientDob: period.patientDob,
      kind: 'written',
      agency: '',
      official: '',
      statement: '',
      covers: 'recipient',
      recipient: disclosure?.recipient ?? '',
      disclosureId: disclosure?.disclosureId ?? '',
      from: today,
      until: '',
    },
    save: (body) => call(recordSuspension, { body }),
    keys: [DISCLOSURES_KEY],
    success: ({ covered }) =>
      covered > 0
        ? { type: 'success', message: t('Suspension recorded') }
        : { type: 'warning', message: t(COVERS_NOTHING) },
    failure: t('The suspension was not recorded'),
    onSaved,
  });
  return (
    <FormDialog title={t('Record a suspension')} save={t('Save')} edit={edit} onClose={onClose} wide>
      <PatientLine {...period} patientName={disclosure?.patientName ?? period.patientName} />
      <p className={styles.fullWidth}>
        {t(
          'Until the suspension ends, accountings leave out the disclosures it covers and don’t mention it. An accounting issued before then is flagged so that you can reissue it.',
        )}
      </p>
      <KindField />
      {disclosure && (
        <RadioGroupField<Values>
          name="covers"
          legend={t('What it covers')}
          choices={[
            { value: 'recipient', label: t('Every disclosure to this recipient') },
            {
              value: 'disclosure',
              label: t('Only this disclosure: {{what}}', { what: disclosure.document }),
            },
          ]}
        />
      )}
      <LineField<Values>
        name="agency"
        label={t('Agency')}
        hint={t('The health oversight agency or law enforcement agency.')}
      />
      <OfficialField />
      <RecipientField />
      <StatementField />
      <DayField<Values> name="from" label={t('Date of the statement')} />
      <UntilField />
    </FormDialog>
  );
}

function KindField() {
  const { t } = useTranslation();
  return (
    <RadioGroupField<Values>
      name="kind"
      legend={t('Statement')}
      choices={[
        { value: 'written', label: t('Written') },
        { value: 'oral', label: t('Oral, for at most 30 days') },
      ]}
    />
  );
}

function OfficialField() {
  const { t } = useTranslation();
  const kind = useWatch<Values, 'kind'>({ name: 'kind' });
  return (
    <LineField<Values>
      name="official"
      label={t('Official')}
      hint={t('Name and title of the person who made the statement.')}
      optional={kind !== 'oral'}
    />
  );
}

/** Hidden if only one disclosure is withheld. */
function RecipientField() {
  const { t } = useTranslation();
  const covers = useWatch<Values, 'covers'>({ name: 'covers' });
  if (covers === 'disclosure') return null;
  return (
    <LineField<Values>
      name="recipient"
      label={t('Recipient')}
      hint={t('Withholds all current and future disclosures to recipients whose name contains these words.')}
    />
  );
}

function StatementField() {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  return (
    <div className={styles.fullWidth}>
      <TextAreaField<Values>
        name="statement"
        label={t('What the statement says')}
        hint={t(
          'State that an accounting would impede the agency, for how long, and where the statement is kept.',
        )}
        maxLength={MAX_STATEMENT}
      />
    </div>
  );
}

/** Last day of the suspension. An oral statement limits it. */
function UntilField() {
  const { t } = useTranslation();
  const [kind, from] = useWatch<Values, ['kind', 'from']>({ name: ['kind', 'from'] });
  const latestDay = kind === 'oral' && from ? addDays(from, ORAL_SUSPENSION_DAYS) : null;
  return (
    <DayField<Values>
      name="until"
      label={t('Until')}
      hint={
        latestDay
          ? t('No later than {{day}}. The suspension ends automatically.', { day: formatDay(latestDay) })
          : t('Accountings list these disclosures again from this day on. The suspension ends automatically.')
      }
    />
  );
}

type SuspensionChange = BodyOf<typeof changeSuspension>;
type Extension = Extract<SuspensionChange, { action: 'extend' }>;
type EarlyEnd = Extract<SuspensionChange, { action: 'end' }>;

interface ChangeProps {
  suspension: SuspensionView;
  onClose: () => void;
}

/** Extends a suspension because of a new statement of the agency. */
export function ExtendSuspension({ suspension, onClose }: ChangeProps) {
  const { t } = useTranslation();
  const { suspensionId, revision: seen } = suspension;
  const edit = useChangeForm<Extension>(onClose, t('Suspension extended'), {
    action: 'extend',
    suspensionId,
    seen,
    kind: 'written',
    statement: '',
    until: '',
    reason: '',
  });
  return (
    <FormDialog title={t('Extend the suspension')} save={t('Extend')} edit={edit} onClose={onClose}>
      <p>
        {t('It ends on {{day}}. Extend it only if the agency or official states that it needs more time.', {
          day: formatDay(suspension.until),
        })}
      </p>
      <KindField />
      <StatementField />
      <DayField<Extension> name="until" label={t('Until')} />
      <ReasonField />
    </FormDialog>
  );
}

/** Ends a suspension early. */
export function EndSuspension({ suspension, onClose }: ChangeProps) {
  const { t } = useTranslation();
  const { suspensionId, revision: seen, agency } = suspension;
  const edit = useChangeForm<EarlyEnd>(onClose, t('Suspension ended'), {
    action: 'end',
    suspensionId,
    seen,
    reason: '',
  });
  return (
    <FormDialog title={t('End the suspension')} save={t('End now')} edit={edit} onClose={onClose}>
      <p>
        {t('From now on, accountings list what {{agency}} asked to withhold. You cannot undo this.', {
          agency,
        })}
      </p>
      <ReasonField />
    </FormDialog>
  );
}

function useChangeForm<Body extends SuspensionChange>(onClose: () => void, success: string, values: Body) {
  const { t } = useTranslation();
  return useListForm({
    schema: changeSuspension.body,
    values,
    save: (body) => call(changeSuspension, { body }),
    keys: [DISCLOSURES_KEY],
    success,
    failure: t('The suspension was not changed'),
    onSaved: onClose,
  });
}
