import { Button } from '@fluentui/react-components';
import {
  type ManagedNotices,
  noticeHistory,
  restoreNotice,
} from '@portal/contract/configuration/endpoints/manageNotices.ts';
import type { NoticeChange, NoticeKind } from '@portal/contract/configuration/schemas/notices.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { ChangedFacts } from '../../../components/list/ChangedFacts.tsx';
import { call } from '../../../lib/api.ts';
import { ListFrame } from '../../../components/list/ListFrame.tsx';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { formatDateTime } from '../../../lib/format.ts';
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

interface HistoryRowProps {
  change: NoticeChange;
  onRestore?: (() => void) | undefined;
}

/** One change: who, when, and the values before and after. */
function HistoryRow({ change, onRestore }: HistoryRowProps) {
  const { t } = useTranslation();
  const labels = useNoticeLabels();
  const { at, byName, kind, name, from, to } = change;
  const time = formatDateTime(at);
  const title = [labels.kind(kind), name].filter(Boolean).join(': ');
  const changeLabels = { added: t('Added'), deleted: t('Deleted'), changed: t('Changed') };
  const isListItem = kind === 'service' || kind === 'location';
  const changeType =
    isListItem && from === null ? 'added' : isListItem && to === null ? 'deleted' : 'changed';
  return (
    <ListRow
      head={title}
      details={t('{{what}} by {{name}} on {{time}}', { what: changeLabels[changeType], name: byName, time })}
      actions={
        onRestore && (
          <Button
            aria-label={t('Restore this value: {{name}}, from before {{time}}', { name: title, time })}
            onClick={onRestore}
          >
            {t('Restore this value')}
          </Button>
        )
      }
    >
      <ChangedFacts
        facts={changedFacts(change).map((fact) => ({
          key: fact,
          label: labels.fact(fact),
          before: changeType === 'added' ? null : labels.value(fact, from?.[fact]),
          after: changeType === 'deleted' ? null : labels.value(fact, to?.[fact]),
        }))}
      />
    </ListRow>
  );
}

/** The names of the facts with a different value after the change. */
function changedFacts({ from, to }: Pick<NoticeChange, 'from' | 'to'>): string[] {
  const names = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
  return names.filter((name) => from?.[name] !== to?.[name]);
}

/** Labels for a change: its kind, its facts and their values. */
function useNoticeLabels() {
  const { t } = useTranslation();
  const kinds: Record<NoticeKind, string> = {
    service: t('Copy service'),
    location: t('Location'),
    dueDays: t('Request due date'),
    feeNotice: t('Processing-fee notice'),
    support: t('Support contact'),
    incident: t('Incident note'),
  };
  const facts: Readonly<Record<string, string>> = {
    name: t('Name'),
    address: t('Address'),
    email: t('Email'),
    phone: t('Phone'),
    hours: t('Hours'),
    position: t('Position in the list'),
    isActive: t('Offered to clients'),
    locations: t('Locations'),
    dueDays: t('Days'),
    feeNotice: t('Text'),
    note: t('Text'),
    since: t('Since'),
  };
  return {
    kind: (kind: NoticeKind) => kinds[kind],
    fact: (name: string) => facts[name] ?? name,
    value: (name: string, value: string | undefined) => {
      if (value === undefined || value === '') return t('None');
      if (name === 'isActive') return value === 'yes' ? t('Yes') : t('No');
      return name === 'since' ? formatDateTime(value) : value;
    },
  };
}
