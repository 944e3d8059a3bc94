import { Button } from '@fluentui/react-components';
import {
  type ManagedNotices,
  noticeHistory,
  restoreNotice,
} from '@portal/contract/configuration/endpoints/manageNotices.ts';
import type { NoticeChange } from '@portal/contract/configuration/schemas/notices.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { call } from '../../../lib/api.ts';
import { ListFrame } from '../../../components/list/ListFrame.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import { useNoticeChange } from './useNoticeChange.ts';

interface Props {
  notices: Pick<ManagedNotices, 'history' | 'hasOlder'>;
  canEdit: boolean;
}

/** Who changed what and when, newest first. Admins can restore earlier values. */
export function History({ notices, canEdit }: Props) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const [pages, setPages] = useState<{ history: NoticeChange[]; hasOlder: boolean } | null>(null);
  const [restored, setRestored] = useState<NoticeChange | null>(null);
  const newest = notices.history[0]?.n ?? 0;
  // Keep loaded changes that newer ones push off the first page.
  const older = (pages?.history ?? []).filter(({ n }) => !notices.history.some((change) => change.n === n));
  const shown = [...notices.history, ...older].toSorted((a, b) => b.n - a.n);
  const more = useMutation({
    mutationFn: () => call(noticeHistory, { query: { before: shown.at(-1)?.n ?? newest } }),
    onSuccess: ({ history, hasOlder }) => setPages({ history: [...shown, ...history], hasOlder }),
  });
  const hasOlder = pages ? pages.hasOlder : notices.hasOlder;
  return (
    <Stack gap={12}>
      <ListFrame title={t('History')} empty={shown.length === 0 ? t('No changes yet') : null}>
        {shown.map((change) => (
          <HistoryRow
            key={change.n}
            change={change}
            onRestore={canEdit && change.isRestorable ? () => setRestored(change) : undefined}
          />
        ))}
      </ListFrame>
      {more.error && (
        <Notice type="error" role="alert" title={t('Failed to load the history')}>
          {more.error.message}
        </Notice>
      )}
      {hasOlder && (
        <Button
          className={shared('middle')}
          disabledFocusable={more.isPending}
          icon={more.isPending ? <SmallSpinner /> : null}
          onClick={() => more.mutate()}
        >
          {t('Show older changes')}
        </Button>
      )}
      {restored && <RestoreChange change={restored} onClose={() => setRestored(null)} />}
    </Stack>
  );
}

function RestoreChange({ change: { n }, onClose }: { change: NoticeChange; onClose: () => void }) {
  const { t } = useTranslation();
  const { mutateAsync } = useNoticeChange((_: null, seen) => call(restoreNotice, { body: { n, seen } }));
  return (
    <ConfirmChange
      title={t('Restore this value?')}
      confirmLabel={t('Restore')}
      send={() => mutateAsync(null)}
      success={t('Restored successfully')}
      onClose={onClose}
    >
      <p>
        {t(
          'The value from before this change will apply again. The history will show the restore as a new change.',
        )}
      </p>
    </ConfirmChange>
  );
}
