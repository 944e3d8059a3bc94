import { Button, makeStyles } from '@fluentui/react-components';
import { authorityNames } from '@portal/contract/requests/authority/authorityTexts.ts';
import type { AuthorityChecklist } from '@portal/contract/submissions/schemas/authorityChecklist.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../../components/card/Mark.tsx';
import { bodyText } from '../../../../components/layout/shapes.ts';
import { useSharedStyles } from '../../../../components/layout/useSharedStyles.ts';
import { lazyComponent } from '../../../../components/lazyComponent.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import { LoadError } from '../../../../components/notices/ErrorPanel.tsx';
import { formatDateTime } from '../../../../lib/format.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { CounselMark } from '../../../../components/card/CounselMark.tsx';
import { ListFrame } from '../../../../components/list/ListFrame.tsx';
import { EditButton } from '../../../../components/list/ItemActions.tsx';
import { ListRow } from '../../../../components/list/ListRow.tsx';
import { AuthorityHistory, type EarlierVersion } from './AuthorityHistory.tsx';
import { authorityChecklistsQuery } from './managedAuthorityChecklists.ts';

const AuthorityChecklistDialog = lazyComponent(
  async () => (await import('./AuthorityChecklistDialog.tsx')).AuthorityChecklistDialog,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  lines: { ...bodyText, display: 'grid', gap: '6px', margin: '4px 0', paddingLeft: '24px', maxWidth: '75ch' },
});

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
  const query = useQuery(authorityChecklistsQuery);
  const { data: checklists } = query;
  return (
    <>
      <ListFrame
        title={t('Authority for Release')}
        notices={
          <>
            <LoadError query={query} title={t('Failed to load the authority checklists')} />
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
  const styles = useStyles();
  const shared = useSharedStyles();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const { kind, version, isReviewedByCounsel, lines, changed } = checklist;
  const name = t(authorityNames[kind]);
  const active = lines.filter(({ isActive }) => isActive);
  const required = active.filter(({ isRequired }) => isRequired).length;
  return (
    <ListRow
      head={
        <>
          {name}
          <CounselMark version={version} isReviewedByCounsel={isReviewedByCounsel} />
        </>
      }
      text={[
        t('{{count}} lines', { count: active.length }),
        required > 0 ? t('{{number}} required', { number: required }) : t('none required'),
      ].join(', ')}
      details={
        changed
          ? t('Changed by {{name}} on {{time}}', { name: changed.byName, time: formatDateTime(changed.at) })
          : t('Comes with the portal')
      }
      actions={
        <>
          <Button
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? id : undefined}
            aria-label={
              isExpanded ? t('Hide lines: {{name}}', { name }) : t('Show lines: {{name}}', { name })
            }
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? t('Hide lines') : t('Show lines')}
          </Button>
          {onEdit && <EditButton name={name} onClick={onEdit} />}
        </>
      }
    >
      {isExpanded && (
        <ol id={id} className={styles.lines}>
          {lines.map(({ lineId, text, source, isActive, isRequired }) => (
            <li key={lineId}>
              {t(text)} {isActive && isRequired && <Mark>{t('Required')}</Mark>}
              {!isActive && <Mark tone="attention">{t('Inactive', { context: 'line' })}</Mark>}
              <div className={shared('small', 'muted')}>{t(source)}</div>
            </li>
          ))}
        </ol>
      )}
    </ListRow>
  );
}
