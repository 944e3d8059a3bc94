import { Button, makeStyles } from '@fluentui/react-components';
import { readSubstanceUseNotice } from '@portal/contract/configuration/endpoints/manageSubstanceUseNotice.ts';
import type {
  ManagedNotice as Managed,
  ManagedNoticeChange,
  NoticeContent,
} from '@portal/contract/configuration/schemas/substanceUseNotice.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyText } from '../../../components/layout/shapes.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { call } from '../../../lib/api.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useHistoryPages } from '../../../lib/query/useHistoryPages.ts';
import { ChangedLines } from '../../../components/list/ChangedLines.tsx';
import { CounselMark } from '../../../components/card/CounselMark.tsx';
import { HistoryFrame } from '../../../components/list/HistoryFrame.tsx';
import { ListFrame } from '../../../components/list/ListFrame.tsx';
import { EditButton } from '../../../components/list/ItemActions.tsx';
import { ListRow } from '../../../components/list/ListRow.tsx';

const NoticeDialog = lazyComponent(async () => (await import('./NoticeDialog.tsx')).NoticeDialog, {
  failure: 'abovePage',
});

const useStyles = makeStyles({
  text: { ...bodyText, display: 'grid', gap: '6px', maxWidth: '75ch', '& p': { margin: 0 } },
});

/** The notice of 42 CFR 2.32 with its history. Staff can view it; admins can change it. */
export function ManagedNotice() {
  const { t } = useTranslation();
  const canEdit = useSession()?.role === 'admin';
  /** What the form starts with. */
  const [editing, setEditing] = useState<NoticeContent | null>(null);
  const query = useHistoryPages(
    'substanceUseNotice',
    (page, signal) => call(readSubstanceUseNotice, { query: page, signal }),
    ({ version }: ManagedNoticeChange) => version,
  );
  const { data } = query;
  const notice = data?.pages[0]?.notice;
  const changes = data?.pages.flatMap(({ history }) => history);
  return (
    <>
      <ListFrame
        title={t('Notice for Substance Use Records')}
        notices={
          <>
            <LoadError query={query} title={t('Failed to load the notice')} />
            <Notice type="info">
              {canEdit
                ? t(
                    'We release this notice with the documents of requests for substance use records. After you change it, a request gets the new version with its next release.',
                  )
                : t('Only admins can make changes here.')}
            </Notice>
          </>
        }
        empty={null}
      >
        {notice && <NoticeRow notice={notice} onEdit={canEdit ? () => setEditing(notice) : undefined} />}
      </ListFrame>
      {notice && (
        <HistoryFrame title={t('History of the notice')} query={query} changes={changes}>
          {changes?.map((change) => (
            <ChangeRow key={change.version} change={change} onUse={canEdit ? setEditing : undefined} />
          ))}
        </HistoryFrame>
      )}
      {notice && editing && (
        <NoticeDialog version={notice.version} start={editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}

function NoticeRow({ notice, onEdit }: { notice: Managed; onEdit: (() => void) | undefined }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const { version, wording, isReviewedByCounsel, source, text, changed } = notice;
  const name = t('Notice of 42 CFR 2.32');
  const author = changed
    ? t('Changed by {{name}} on {{time}}', { name: changed.byName, time: formatDateTime(changed.at) })
    : t('Comes with the portal');
  return (
    <ListRow
      head={
        <>
          {name}
          <CounselMark version={version} isReviewedByCounsel={isReviewedByCounsel} />
        </>
      }
      text={source}
      details={`${author} · ${t('Documents show version {{version}}', { version: wording })}`}
      actions={
        <>
          <Button
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? id : undefined}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? t('Hide text') : t('Show text')}
          </Button>
          {onEdit && <EditButton name={name} onClick={onEdit} />}
        </>
      }
    >
      {isExpanded && (
        // The law words it in English.
        <div id={id} lang="en" className={styles.text}>
          {text.map((paragraph, index) => (
            <p key={`${index}-${paragraph}`}>{paragraph}</p>
          ))}
        </div>
      )}
    </ListRow>
  );
}

interface ChangeProps {
  change: ManagedNoticeChange;
  /** Opens the form with an earlier version; undefined for people who cannot change the notice. */
  onUse: ((content: NoticeContent) => void) | undefined;
}

function ChangeRow({ change, onUse }: ChangeProps) {
  const { t } = useTranslation();
  const { version, at, byName: name, before, source, text } = change;
  const time = formatDateTime(at);
  return (
    <ListRow
      head={t('Version {{version}}', { version })}
      details={t('Changed by {{name}} on {{time}}', { name, time })}
      actions={
        onUse &&
        before && (
          <Button
            aria-label={t('Use the earlier version of the notice, from before {{time}}', { time })}
            onClick={() => onUse(before)}
          >
            {t('Use the earlier version')}
          </Button>
        )
      }
    >
      <ChangedLines
        earlier={before ? [before.source, ...before.text] : []}
        later={[source, ...text]}
        before={before}
        after={change}
      />
    </ListRow>
  );
}
