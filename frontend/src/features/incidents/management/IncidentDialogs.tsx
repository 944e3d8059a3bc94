import type { BodyInputOf, BodyOf } from '@portal/contract/endpoint.ts';
import { addIncidentNote, changeIncident } from '@portal/contract/incidents/endpoints.ts';
import {
  incidentOutcomeKeys,
  incidentOutcomes,
  type IncidentView,
  MAX_INCIDENT_TEXT,
  riskFactorKeys,
  riskFactors,
} from '@portal/contract/incidents/schemas.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { call } from '../../../lib/api.ts';
import { DayField, ReasonField } from '../../../components/form/privacy/PrivacyFields.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { INCIDENTS_KEY } from '../incidentQueries.ts';

export interface IncidentDialogProps {
  incident: IncidentView;
  onClose: () => void;
}

type Change = BodyOf<typeof changeIncident>;
type ChangeOf<Action extends Change['action']> = Extract<Change, { action: Action }>;

/** The factors of the risk assessment. The latest one is kept. */
export function AssessDialog({ incident, onClose }: IncidentDialogProps) {
  const { t } = useTranslation();
  const { assessment } = incident;
  const before = Object.fromEntries(riskFactorKeys.map((factor) => [factor, assessment?.[factor] ?? '']));
  const edit = useChangeForm<ChangeOf<'assess'>>(incident, onClose, {
    action: 'assess',
    ...(before as Record<(typeof riskFactorKeys)[number], string>),
  });
  return (
    <FormDialog title={t('Risk assessment')} save={t('Save')} edit={edit} onClose={onClose} wide>
      {riskFactorKeys.map((factor) => (
        <TextAreaField<ChangeOf<'assess'>>
          key={factor}
          name={factor}
          label={t(riskFactors[factor])}
          maxLength={MAX_INCIDENT_TEXT}
        />
      ))}
    </FormDialog>
  );
}

/** Corrects the day of the discovery. The earlier day is kept. */
export function CorrectDialog({ incident, onClose }: IncidentDialogProps) {
  const { t } = useTranslation();
  const edit = useChangeForm<ChangeOf<'correct'>>(incident, onClose, {
    action: 'correct',
    discoveredOn: incident.discoveredOn,
    reason: '',
  });
  return (
    <FormDialog title={t('Correct the day of discovery')} save={t('Save')} edit={edit} onClose={onClose}>
      <p>{t('The 60 days for the notice to the patient are counted from this day.')}</p>
      <DayField<ChangeOf<'correct'>> name="discoveredOn" label={t('Discovered on')} />
      <ReasonField />
    </FormDialog>
  );
}

type CloseValues = Omit<ChangeOf<'close'>, 'incidentId' | 'requestId' | 'seen' | 'outcome'> & {
  outcome: string;
};

/** Closes an incident with an outcome. */
export function CloseDialog({ incident, onClose }: IncidentDialogProps) {
  const { t } = useTranslation();
  const toPatient = incident.letters.findLast(({ kind }) => kind === 'patient');
  const edit = useChangeForm<ChangeOf<'close'>, CloseValues>(incident, onClose, {
    action: 'close',
    outcome: '',
    notifiedOn: toPatient ? toPatient.at.slice(0, 10) : '',
    reason: '',
  });
  return (
    <FormDialog title={t('Close the incident')} save={t('Close incident')} edit={edit} onClose={onClose}>
      <SelectField<CloseValues>
        name="outcome"
        label={t('Outcome')}
        placeholder={t('Please select')}
        choices={incidentOutcomeKeys.map((value) => ({ value, label: t(incidentOutcomes[value]) }))}
      />
      <NotifiedField />
      <ReasonField />
    </FormDialog>
  );
}

function NotifiedField() {
  const { t } = useTranslation();
  const outcome = useWatch<CloseValues, 'outcome'>({ name: 'outcome' });
  if (outcome !== 'breach-reported') return null;
  return (
    <DayField<CloseValues>
      name="notifiedOn"
      label={t('Patient notified on')}
      hint={t('Notices to HHS and the media are made outside the portal.')}
    />
  );
}

/** Reopens a closed incident. */
export function ReopenDialog({ incident, onClose }: IncidentDialogProps) {
  const { t } = useTranslation();
  const edit = useChangeForm<ChangeOf<'reopen'>>(incident, onClose, { action: 'reopen', reason: '' });
  return (
    <FormDialog title={t('Reopen the incident')} save={t('Reopen')} edit={edit} onClose={onClose}>
      <ReasonField />
    </FormDialog>
  );
}

type NoteValues = BodyInputOf<typeof addIncidentNote>;

/** Adds a note. */
export function NoteDialog({ incident, onClose }: IncidentDialogProps) {
  const { t } = useTranslation();
  const { requestId, incidentId } = incident;
  const [key] = useState(() => crypto.randomUUID());
  const values: NoteValues = { key, requestId, incidentId, text: '' };
  const edit = useListForm({
    schema: addIncidentNote.body,
    values,
    save: (body: BodyOf<typeof addIncidentNote>) => call(addIncidentNote, { body }),
    keys: [INCIDENTS_KEY],
    success: t('Note added'),
    failure: t('The note was not saved'),
    onSaved: onClose,
  });
  return (
    <FormDialog title={t('Add a note')} save={t('Save')} edit={edit} onClose={onClose}>
      <TextAreaField<NoteValues>
        name="text"
        label={t('Note')}
        hint={t('Only staff can read it.')}
        maxLength={MAX_INCIDENT_TEXT}
      />
    </FormDialog>
  );
}

function useChangeForm<
  Body extends Change,
  Values extends object = Omit<Body, 'incidentId' | 'requestId' | 'seen'>,
>({ requestId, incidentId, revision: seen }: IncidentView, onClose: () => void, fields: Values) {
  const { t } = useTranslation();
  return useListForm({
    schema: changeIncident.body,
    values: { ...fields, requestId, incidentId, seen },
    save: (body: Change) => call(changeIncident, { body }),
    keys: [INCIDENTS_KEY],
    success: t('Incident changed'),
    failure: t('The incident was not changed'),
    onSaved: onClose,
  });
}
