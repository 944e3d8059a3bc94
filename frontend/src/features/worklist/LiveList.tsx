import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import { getLiveList } from '@portal/contract/requests/live/endpoints.ts';
import type { RequestListPage } from '@portal/contract/requests/schemas/requestList.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { line, screenOnly } from '../../components/layout/shapes.ts';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { call } from '../../lib/api.ts';
import { usePageLocation } from '../../components/page/pageLocation.ts';
import { currentSession } from '../../lib/session/session.ts';
import { useShortcuts } from '../../lib/shortcuts/useShortcuts.ts';
import type { requestPageQuery } from './requestPageQuery.ts';
import type { LiveRows } from '../requests/live/liveRows.ts';
import { mergeLive } from '../requests/live/rules/mergeLive.ts';
import { useAnswerPosition } from '../requests/live/positionChannel.ts';
import { usePoll } from '../requests/live/usePoll.ts';
import { focusRow, useRowFocus } from '../requests/live/useRowFocus.ts';

/** How long a changed row is marked. */
const MARK_MS = 10_000;

const useStyles = makeStyles({
  // Without a height of its own: nothing moves when the notice appears.
  place: {
    ...screenOnly,
    position: 'sticky',
    top: '72px',
    zIndex: 3,
    display: 'flex',
    justifyContent: 'center',
    height: 0,
  },
  notice: {
    ...line('8px'),
    height: 'fit-content',
    padding: '4px 4px 4px 16px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    boxShadow: tokens.shadow8,
    whiteSpace: 'nowrap',
  },
});

interface Props {
  /** The loaded page, and its key in the query cache. */
  list: RequestListPage;
  queryKey: ReturnType<typeof requestPageQuery>['queryKey'];
  /** The filters of the list. */
  filters: Record<string, string | number>;
  live: LiveRows;
  onLive: (changed: Partial<LiveRows>) => void;
  onShowAdded: () => void;
  /** Shows the next page (1) or the one before (-1). */
  onStepPage: (by: 1 | -1) => void;
}

/** Keeps the rows of the list up to date without moving them, and moves through them by keyboard. */
export function LiveList(props: Props) {
  const { list, queryKey, filters, live, onLive, onShowAdded } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [added, setAdded] = useState(0);
  const seen = useRef(0);
  const merged = useRef<RequestListPage | undefined>(undefined);

  const clearMarks = useEffectEvent(() => {
    if (list === merged.current) return;
    setAdded(0);
    onLive({ changed: new Set(), left: new Set() });
  });
  useEffect(() => clearMarks(), [list]);

  usePoll(async (signal) => {
    const ids = list.requests.map(({ _id }) => _id);
    const { changes, present, update } = await call(getLiveList, {
      query: { ...filters, seen: seen.current, ids: ids.join(',') },
      signal,
      background: true,
    });
    const isFirst = seen.current === 0;
    seen.current = changes;
    const people = present.map(({ requestId, people: here }) => [requestId, here] as const);
    onLive({ present: new Map(people) });
    if (!update || queryClient.getQueryData(queryKey) !== list) return;
    const { page, changed, left, added: more } = mergeLive(list, update);
    if (changed.length > 0) {
      merged.current = queryClient.setQueryData<RequestListPage>(queryKey, page);
      onLive({ changed: new Set([...live.changed, ...changed]) });
    }
    onLive({ left: new Set(left) });
    setAdded(more);
    if (!isFirst) void queryClient.invalidateQueries({ queryKey: ['workViews'] });
  });

  useEffect(() => {
    if (live.changed.size === 0) return;
    const timer = setTimeout(() => onLive({ changed: new Set() }), MARK_MS);
    return () => clearTimeout(timer);
  }, [live.changed, onLive]);

  useRowFocus();
  useRowShortcuts(props);
  const { pathname, search } = usePageLocation();
  const ids = list.requests.map(({ _id }) => _id);
  useAnswerPosition({ from: `${pathname}${search}`, query: queryKey[1], ids, scrollY: 0 });
  return (
    <div className={styles.place} role="status">
      {added > 0 && (
        <div className={styles.notice}>
          {t('{{count}} new requests', { count: added })}
          <Button size="small" shape="circular" appearance="primary" onClick={onShowAdded}>
            {t('Show')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** J and K move through the rows and pages, X selects the focused row, A assigns it to the person. */
function useRowShortcuts({ list, live, onLive, onStepPage }: Props): void {
  const { requests, pagination } = list;
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const step = (by: 1 | -1) => {
    const index = requests.findIndex(({ _id }) => _id === focusedId());
    const start = document.querySelector('[data-row][tabindex="0"]')?.getAttribute('data-row');
    const target = index === -1 ? start : requests[index + by]?._id;
    if (target) focusRow(target);
    else if (by === 1 ? pagination.hasNext : pagination.hasPrev) {
      onLive({ step: { by, from: pagination.page } });
      onStepPage(by);
    }
  };
  const { step: pageStep } = live;
  const hasStepped = pageStep !== null && pageStep.from !== pagination.page;
  const entered = hasStepped ? requests.at(pageStep.by === 1 ? 0 : -1)?._id : undefined;
  const enter = useEffectEvent((timer: ReturnType<typeof setInterval>) => {
    if (!entered || !focusRow(entered)) return;
    clearInterval(timer);
    onLive({ step: null });
  });
  useEffect(() => {
    if (!entered) return undefined;
    // The rows are rendered after the list has loaded.
    const timer = setInterval(() => enter(timer), 50);
    return () => clearInterval(timer);
  }, [entered]);
  const assignToMe = async () => {
    const request = requests.find(({ _id }) => _id === focusedId());
    const assigneeId = currentSession()?.userId;
    if (!request || !assigneeId) return;
    const body = { requestId: request._id, assigneeId, seen: request.assignee?.userId ?? null };
    try {
      await call(assignRequest, { body });
      toasts.show({ type: 'success', message: t('Assignment saved') });
    } catch (error) {
      toasts.show({ type: 'error', message: error instanceof Error ? error.message : String(error) });
    }
    void queryClient.invalidateQueries({ queryKey: ['workViews'] });
  };
  const select = () =>
    document.activeElement
      ?.closest('[data-row]')
      ?.querySelector<HTMLInputElement>('input[data-select-row]')
      ?.click();
  useShortcuts({ j: () => step(1), k: () => step(-1), x: select, a: () => void assignToMe() });
}

function focusedId(): string | null {
  return document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null;
}
