import { Button, Link } from '@fluentui/react-components';
import { readIncidentLetter } from '@portal/contract/incidents/endpoints.ts';
import {
  type IncidentLetterKind,
  incidentLetters,
  incidentOutcomes,
  type IncidentSummary,
  type IncidentView,
  type IssuedLetter,
  riskFactorKeys,
  riskFactors,
} from '@portal/contract/incidents/schemas.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { Fact, FactList } from '../../../components/card/FactList.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { formatDateTime, formatDay, formatList } from '../../../lib/format.ts';
import { saveBlob } from '../../../lib/saving/saveBlob.ts';
import { IncidentAccesses } from '../IncidentAccesses.tsx';
import { incidentsQuery } from '../incidentQueries.ts';
import { usePrivacyStyles } from '../../../components/form/privacy/usePrivacyStyles.ts';
import { AssessDialog, CloseDialog, CorrectDialog, NoteDialog, ReopenDialog } from './IncidentDialogs.tsx';
import { LetterDialog } from './LetterDialog.tsx';

type OpenDialog = 'assess' | 'correct' | 'close' | 'reopen' | 'note' | IncidentLetterKind;

/** An incident with what happened, its clock, who opened what, and what was done. */
export function IncidentDetails({ incident: { requestId, incidentId } }: { incident: IncidentSummary }) {
  const { t } = useTranslation();
  const query = useQuery(incidentsQuery(requestId));
  const { data, error } = query;
  const incident = data?.incidents.find((one) => one.incidentId === incidentId);
  if (incident) return <Details incident={incident} />;
  if (!error) return <p role="status">{t('Loading the incident...')}</p>;
  return <LoadError query={query} title={t('Failed to load the incidents')} />;
}

function Details({ incident }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const requestHref = useHref(`/dashboard/request/${incident.requestId}?tab=documents`);
  const { documents, what, dueOn, californiaOn, corrections, closings, notes, letters, assessment } =
    incident;
  const open = documents.filter(({ endedAt }) => endedAt === null);
  return (
    <Stack gap={12} shared="above8">
      <p className={shared('body', 'lines', 'breaks')}>{what}</p>
      <FactList>
        <Fact term={t('Documents')}>{formatList(documents.map(({ name }) => name))}</Fact>
        <Fact term={t('Notice to the patient by')}>
          {t('{{day}} (45 CFR 164.404, at most 60 days)', { day: formatDay(dueOn, 'medium') })}
        </Fact>
        <Fact term={t('Licensed facilities in California by')}>
          {t('{{day}} (Health and Safety Code 1280.15, 15 business days; confirm with counsel)', {
            day: formatDay(californiaOn, 'medium'),
          })}
        </Fact>
        <Fact term={t('Request')}>
          <Link href={requestHref}>{t('Order {{orderId}}', { orderId: incident.orderId })}</Link>
        </Fact>
      </FactList>
      {open.length > 0 && (
        <p className={shared('body', 'lines', 'breaks')}>
          {t('Still available: {{names}}', { names: formatList(open.map(({ name }) => name)) })}
        </p>
      )}
      <IncidentAccesses incident={incident} />
      {assessment && (
        <Part title={t('Risk assessment')} signed={assessment}>
          <FactList>
            {riskFactorKeys.map((factor) => (
              <Fact key={factor} term={t(riskFactors[factor])} wide>
                {assessment[factor]}
              </Fact>
            ))}
          </FactList>
        </Part>
      )}
      {letters.length > 0 && (
        <Part title={t('Letters')}>
          <Stack as="ul" gap={8}>
            {letters.map((letter) => (
              <li key={letter.letterId}>
                <LetterRow incident={incident} letter={letter} />
              </li>
            ))}
          </Stack>
        </Part>
      )}
      {notes.length > 0 && (
        <Part title={t('Notes')}>
          <Stack as="ul" gap={8}>
            {notes.map((note) => (
              <li key={note.noteId}>
                <p className={shared('body', 'lines', 'breaks')}>{note.text}</p>
                <Signed entry={note} />
              </li>
            ))}
          </Stack>
        </Part>
      )}
      {corrections.map((correction) => (
        <p key={correction.at} className={shared('small', 'muted')}>
          {t('{{name}} corrected the day of discovery on {{time}}, before it was {{day}}: {{reason}}', {
            name: correction.byName,
            time: formatDateTime(correction.at),
            day: formatDay(correction.from, 'medium'),
            reason: correction.reason,
          })}
        </p>
      ))}
      {closings.map((closing) => (
        <Closing key={closing.at} closing={closing} />
      ))}
      <Actions incident={incident} />
    </Stack>
  );
}

function Part({
  title,
  signed,
  children,
}: {
  title: string;
  signed?: { at: string; byName: string };
  children: ReactNode;
}) {
  const shared = useSharedStyles();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={shared('strong', 'below4')}>
        {title}
      </h3>
      {children}
      {signed && <Signed entry={signed} />}
    </section>
  );
}

function Signed({ entry: { at, byName } }: { entry: { at: string; byName: string } }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  return (
    <p className={shared('small', 'muted')}>
      {t('By {{name}} on {{time}}', { name: byName, time: formatDateTime(at) })}
    </p>
  );
}

function Closing({ closing }: { closing: IncidentView['closings'][number] }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const { outcome, notifiedOn, reason, byName, at, reopened } = closing;
  return (
    <div>
      <p className={shared('body', 'lines', 'breaks')}>
        {t('Closed: {{outcome}}. {{reason}}', { outcome: t(incidentOutcomes[outcome]), reason })}
      </p>
      {notifiedOn && (
        <p className={shared('body', 'lines', 'breaks')}>
          {t('Patient notified on {{day}}', { day: formatDay(notifiedOn, 'medium') })}
        </p>
      )}
      <Signed entry={{ at, byName }} />
      {reopened && (
        <p className={shared('small', 'muted')}>
          {t('Reopened by {{name}} on {{time}}: {{reason}}', {
            name: reopened.byName,
            time: formatDateTime(reopened.at),
            reason: reopened.reason,
          })}
        </p>
      )}
    </div>
  );
}

/** An issued letter, whose PDF can be saved. */
function LetterRow({ incident, letter }: { incident: IncidentView; letter: IssuedLetter }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const toasts = useToasts();
  const { requestId, incidentId } = incident;
  const { letterId, kind, addressee, sha256 } = letter;
  const save = useMutation({
    mutationFn: () => call(readIncidentLetter, { query: { requestId, incidentId, letterId } }),
    onSuccess: ({ name, content }) => {
      const bytes = Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0));
      saveBlob(new Blob([bytes], { type: 'application/pdf' }), name);
    },
    onError: ({ message: reason }) =>
      toasts.show({ type: 'error', message: t('Error saving the letter: {{reason}}', { reason }) }),
  });
  const title = t(incidentLetters[kind]);
  const [firstLine = ''] = addressee.split('\n');
  return (
    <>
      <p className={shared('body', 'lines', 'breaks')}>
        {t('{{letter}}: {{name}}', { letter: title, name: firstLine })}
      </p>
      <Signed entry={letter} />
      <p className={shared('small', 'muted')}>{t('SHA-256: {{hash}}', { hash: sha256 })}</p>
      <Button
        aria-label={t('Save as PDF: {{name}}', { name: title })}
        disabledFocusable={save.isPending}
        onClick={() => save.mutate()}
      >
        {t('Save as PDF')}
      </Button>
    </>
  );
}

const dialogs = {
  assess: AssessDialog,
  correct: CorrectDialog,
  close: CloseDialog,
  reopen: ReopenDialog,
  note: NoteDialog,
};

function Actions({ incident }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const privacy = usePrivacyStyles();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const labels: Record<OpenDialog, string> = {
    assess: t('Assess the risk'),
    patient: t('Letter to the patient'),
    recipient: t('Letter to the recipient'),
    note: t('Add a note'),
    correct: t('Correct the day of discovery'),
    close: t('Close the incident'),
    reopen: t('Reopen the incident'),
  };
  const actions: OpenDialog[] =
    incident.state === 'closed'
      ? ['note', 'patient', 'recipient', 'reopen']
      : ['assess', 'patient', 'recipient', 'note', 'correct', 'close'];
  const isLetter = dialog === 'patient' || dialog === 'recipient';
  const Dialog = dialog === null || isLetter ? null : dialogs[dialog];
  return (
    <>
      <div className={privacy.actions}>
        {actions.map((action) => (
          <Button key={action} onClick={() => setDialog(action)}>
            {labels[action]}
          </Button>
        ))}
      </div>
      {Dialog && <Dialog incident={incident} onClose={close} />}
      {isLetter && <LetterDialog incident={incident} kind={dialog} onClose={close} />}
    </>
  );
}
