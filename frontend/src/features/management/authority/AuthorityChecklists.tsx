import { Button } from '@fluentui/react-components';
import { authorityNames } from '@portal/contract/requests/authority/authorityTexts.ts';
import type { AuthorityChecklist } from '@portal/contract/submissions/schemas/authorityChecklist.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { authorityChecklistsQuery } from '../api/managedLists.ts';
import { ListFrame } from '../components/ListFrame.tsx';
import { ListRow } from '../components/ListRow.tsx';
import { AuthorityHistory, type EarlierVersion } from './AuthorityHistory.tsx';

const AuthorityChecklistDialog = lazyComponent(
  async () => (await import('./AuthorityChecklistDialog.tsx')).AuthorityChecklistDialog,
  { failure: 'abovePage' },
);

interface Editing {
  checklist: AuthorityChecklist;
  /** The version to start with, if it is not the current one. */
  version?: EarlierVersion;
}

/** The checklists of the authorities for release, with their history. Staff can view them; admins can change them. */
export function AuthorityChecklists() {
  const { t } = useTranslation();
  const canEdit = useSession()?.role === 'admin';
  const [editing, setEditing] = useState<Editing | null>(null);
  const { data: checklists, error, refetch } = useQuery(authorityChecklistsQuery);
  return (
    <>
      <ListFrame
        title={t('Authority for Release')}
        notices={
          <>
            {error && (
              <ErrorPanel
                title={t('Failed to load the authority checklists')}
                message={error.message}
                onRetry={() => void refetch()}
              />
            )}
            <Notice type="info">
              {canEdit
                ? t(
                    'Staff check these lines in the review of a request with that authority. A decision keeps the version that it was made with.',
                  )
                : t('Only admins can make changes here.')}
            </Notice>
          </>
        }
        empty={null}
      >
        {checklists?.map((checklist) => (
          <ChecklistRow
            key={checklist.kind}
            checklist={checklist}
            onEdit={canEdit ? () => setEditing({ checklist }) : undefined}
          />
        ))}
      </ListFrame>
      {checklists && (
        <AuthorityHistory
          onUse={
            canEdit
              ? (version) => {
                  const checklist = checklists.find(({ kind }) => kind === version.kind);
                  if (checklist) setEditing({ checklist, version });
                }
              : undefined
          }
        />
      )}
      {editing && <AuthorityChecklistDialog {...editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function ChecklistRow({
  checklist,
  onEdit,
}: {
  checklist: AuthorityChecklist;
  onEdit: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { kind, version, isReviewedByCounsel, lines, changed } = checklist;
  const name = t(authorityNames[kind]);
  const active = lines.filter(({ isActive }) => isActive);
  return (
    <ListRow
      head={
        <>
          {name}
          <Mark>{t('Version {{version}}', { version })}</Mark>
          {isReviewedByCounsel ? (
            <Mark tone="good">{t('Reviewed by counsel')}</Mark>
          ) : (
            <Mark tone="attention">{t('Review with counsel before use')}</Mark>
          )}
        </>
      }
      text={active.map(({ text }) => t(text)).join(' · ')}
      details={
        changed
          ? t('Changed by {{name}} on {{time}}', { name: changed.byName, time: formatDateTime(changed.at) })
          : t('Comes with the portal')
      }
      actions={
        onEdit && (
          <Button aria-label={t('Edit {{name}}', { name })} onClick={onEdit}>
            {t('Edit')}
          </Button>
        )
      }
    />
  );
}
