import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card/Card.tsx';
import { lazyComponent } from '../../../../components/lazyComponent.tsx';
import { useStaffFormOpener } from '../../../../lib/session/staffForms.ts';
import type { FileAccess } from '../../../files/api/useFileAccess.ts';
import { DownloadAll } from '../../../files/downloadAll/DownloadAll.tsx';
import { FilesCard } from '../../../files/FilesCard.tsx';
import { ReleasedFilesCard } from '../../../files/release/ReleasedFilesCard.tsx';
import { groupedFiles } from '../../../files/rules/groupedFiles.ts';
import { AssignmentCard } from '../assignment/AssignmentCard.tsx';
import { DueDateCard } from '../dueDate/DueDateCard.tsx';
import { ContactCard } from '../editing/ContactCard.tsx';
import { PatientCard } from '../editing/PatientCard.tsx';
import { UpdatesCard } from '../updates/UpdatesCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { QuickActionsCard } from './QuickActionsCard.tsx';
import { RequestCard } from './RequestCard.tsx';

const RetentionCard = lazyComponent(
  async () => (await import('../../../retention/RetentionCard.tsx')).RetentionCard,
  { Fallback: EmptyRetentionCard },
);

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'var(--cards-gap, 16px)',
    alignItems: 'start',
    color: tokens.colorNeutralForeground1,
    '@media (min-width: 1100px) and (max-width: 1279px)': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(300px, 3fr)',
    },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--cards-gap, 16px)' },
  // Two cards without files, and short ones, are beside each other, but not the history, and not a form.
  documents: {
    '@media screen and (min-width: 1280px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      '& > *': { gridColumn: '1 / -1' },
      '& > :not(:has(li)):has(+ :not(:has(li))), & > :not(:has(li)) + :not(:has(li))': { gridColumn: 'auto' },
    },
  },
  short: {
    '@media screen and (min-width: 1280px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'start',
      '& > :last-child, & > :has(form)': { gridColumn: '1 / -1' },
    },
  },
});

function EmptyRetentionCard() {
  const { t } = useTranslation();
  return <Card title={t('Retention')}>{null}</Card>;
}

interface Props {
  request: StaffRequestView;
  files: FileAccess;
  statuses: readonly StatusDefinition[];
}

/** The details of a request as editable cards. */
export function StaffRequestCards({ request, files, statuses }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { supporting, fromLegalTeam } = groupedFiles(request.uploadedFiles);
  /** Patient and request card both edit the request type, so only one of them can be open. */
  const [editedCard, setEditedCard] = useState<'patient' | 'request' | null>(null);
  useStaffFormOpener('patient', () => setEditedCard('patient'));
  useStaffFormOpener('request', () => setEditedCard('request'));
  const stopEditing = () => setEditedCard(null);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <PatientCard
          request={request}
          isEditing={editedCard === 'patient'}
          onEdit={editedCard ? undefined : () => setEditedCard('patient')}
          onClose={stopEditing}
        />
        <RequestCard
          request={request}
          isEditing={editedCard === 'request'}
          onEdit={editedCard ? undefined : () => setEditedCard('request')}
          onClose={stopEditing}
        />
        <ContactCard request={request} />
        <DownloadAll access={{ request, pair: null }} request={request} />
        <div className={mergeClasses(styles.column, styles.documents)}>
          <FilesCard
            title={t('Letter of Authorization / Proof of Service')}
            files={request.loaFiles}
            access={files}
            {...(request.loaIncluded && { empty: t('The documents are in the subpoena packet') })}
          />
          <FilesCard title={t('Supporting Documents')} files={supporting} access={files} />
          <ReleasedFilesCard request={request} files={fromLegalTeam} access={files} />
          <UpdatesCard request={request} access={files} />
        </div>
      </div>
      <div className={mergeClasses(styles.column, styles.short)}>
        <div className={styles.column}>
          <AssignmentCard request={request} />
          <QuickActionsCard request={request} />
        </div>
        <div className={styles.column}>
          <DueDateCard request={request} />
          <RetentionCard request={request} />
        </div>
        <HistoryCard history={request.statusHistory} statuses={statuses} />
      </div>
    </div>
  );
}
