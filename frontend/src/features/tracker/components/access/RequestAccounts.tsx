import {
  Button,
  makeStyles,
  Skeleton,
  SkeletonItem,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import {
  getRequestAccounts,
  readmitRequestAccount,
  type RemovedAccount,
  removeRequestAccount,
  type RequestAccount,
} from '@portal/contract/requests/endpoints/requestAccounts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../../components/dialogs/ConfirmChange.tsx';
import { dialogIntent } from '../../../../components/dialogs/SmallDialog.tsx';
import { Row } from '../../../../components/layout/pieces.tsx';
import { hintText, listGrid, screenOnly } from '../../../../components/layout/shapes.ts';
import { ErrorPanel } from '../../../../components/notices/ErrorPanel.tsx';
import { call } from '../../../../lib/api.ts';
import { formatDateTime } from '../../../../lib/format.ts';

const useStyles = makeStyles({
  text: {
    ...typographyStyles.body1,
    margin: '0 0 12px',
    color: tokens.colorNeutralForeground2,
    maxWidth: '70ch',
    outlineStyle: 'none',
  },
  heading: { ...typographyStyles.body1Strong, margin: '16px 0 8px' },
  list: { ...listGrid('12px'), maxWidth: '70ch' },
  account: { ...typographyStyles.body1, minWidth: 0, overflowWrap: 'anywhere' },
  note: { ...hintText, display: 'block' },
  button: { ...screenOnly, '@media (max-width: 599px)': { minHeight: '44px' } },
  loading: { display: 'grid', gap: '12px' },
});

interface Props {
  requestId: string;
  /** Whether a staff member sees it, and not the account that submitted the request. */
  isStaff: boolean;
}

interface Change {
  readonly kind: 'remove' | 'readmit';
  readonly account: Pick<RequestAccount, 'accountId' | 'email'>;
}

/** The accounts that have a request in their list, and those that were removed. */
export function RequestAccounts({ requestId, isStaff }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const intro = useRef<HTMLParagraphElement>(null);
  const [change, setChange] = useState<Change | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['requestAccounts', requestId],
    queryFn: ({ signal }) =>
      call(getRequestAccounts, { query: { requestId }, signal, fallback: 'Failed to load the accounts' }),
    staleTime: 10_000,
  });
  const nameOf = ({ email }: Pick<RequestAccount, 'email'>) => email || t('Unknown account');
  return (
    <div {...dialogIntent}>
      <p ref={intro} tabIndex={-1} className={styles.text}>
        {t(
          'These accounts see this order without its code. An account gets on the list when it submits the order, or adds it with the Order ID and verification code.',
        )}
      </p>
      {error && !data && (
        <ErrorPanel message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!error && !data && (
        <Skeleton className={styles.loading} aria-label={t('Loading')}>
          <SkeletonItem />
          <SkeletonItem />
        </Skeleton>
      )}
      {data?.accounts.length === 0 && <p className={styles.text}>{t('No account has this order.')}</p>}
      {data && data.accounts.length > 0 && (
        <ul className={styles.list}>
          {data.accounts.map((account) => (
            <Row key={account.accountId} as="li" gap={16} rowGap={4} justify="between">
              <div className={styles.account}>
                {nameOf(account)}
                <AccountNote account={account} />
              </div>
              {!account.isSubmitter && (
                <Button
                  className={styles.button}
                  aria-label={t('Remove {{name}}', { name: nameOf(account) })}
                  onClick={() => setChange({ kind: 'remove', account })}
                >
                  {t('Remove')}
                </Button>
              )}
            </Row>
          ))}
        </ul>
      )}
      {data && data.removed.length > 0 && (
        <>
          <p className={styles.heading}>{t('Removed accounts')}</p>
          <ul className={styles.list} aria-label={t('Removed accounts')}>
            {data.removed.map((account) => (
              <Row key={account.accountId} as="li" gap={16} rowGap={4} justify="between">
                <div className={styles.account}>
                  {nameOf(account)}
                  <RemovalNote account={account} isStaff={isStaff} />
                </div>
                <Button
                  className={styles.button}
                  aria-label={t('Readmit {{account}}', { account: nameOf(account) })}
                  onClick={() => setChange({ kind: 'readmit', account })}
                >
                  {t('Readmit')}
                </Button>
              </Row>
            ))}
          </ul>
        </>
      )}
      {change && (
        <ChangeDialog
          requestId={requestId}
          isStaff={isStaff}
          change={change}
          name={nameOf(change.account)}
          onClose={() => setChange(null)}
          onChanged={() => {
            setChange(null);
            // The button that opened the dialog is gone.
            intro.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function AccountNote({ account: { isYou, isSubmitter, addedAt } }: { account: RequestAccount }) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <>
      {isYou && <span className={styles.note}>{t('Your account')}</span>}
      {isSubmitter && <span className={styles.note}>{t('Submitted the order')}</span>}
      {addedAt && (
        <time className={styles.note} dateTime={addedAt}>
          {t('Added {{time}}', { time: formatDateTime(addedAt) })}
        </time>
      )}
    </>
  );
}

function RemovalNote({
  account: { removedAt, removedBy },
  isStaff,
}: Pick<Props, 'isStaff'> & { account: RemovedAccount }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const time = formatDateTime(removedAt);
  return (
    <time className={styles.note} dateTime={removedAt}>
      {removedBy === 'staff'
        ? t('Removed by records staff, {{time}}', { time })
        : isStaff
          ? t('Removed by the account that submitted the order, {{time}}', { time })
          : t('Removed by you, {{time}}', { time })}
    </time>
  );
}

interface ChangeProps extends Props {
  change: Change;
  name: string;
  onClose: () => void;
  onChanged: () => void;
}

/** Names the consequence of removing or readmitting an account, then does it. */
function ChangeDialog({ requestId, isStaff, change, name, onClose, onChanged }: ChangeProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const isRemoval = change.kind === 'remove';
  const { accountId } = change.account;
  const send = () =>
    isRemoval
      ? call(removeRequestAccount, {
          body: { requestId, accountId },
          fallback: 'Failed to remove the account',
        })
      : call(readmitRequestAccount, {
          body: { requestId, accountId },
          fallback: 'Failed to readmit the account',
        });
  return (
    <ConfirmChange
      title={
        isRemoval ? t('Remove {{account}}?', { account: name }) : t('Readmit {{account}}?', { account: name })
      }
      confirmLabel={isRemoval ? t('Remove account') : t('Readmit account')}
      send={send}
      keys={[['accessLog', requestId]]}
      success={isRemoval ? t('Account removed') : t('The account can add the request again')}
      onDone={(accounts) => {
        queryClient.setQueryData(['requestAccounts', requestId], accounts);
        onChanged();
      }}
      onClose={onClose}
    >
      {isRemoval ? (
        <>
          <p>
            {isStaff
              ? t(
                  'This account will no longer see the order and its documents, and will get no more notifications about it. It can’t add the order again until staff or the account that submitted it readmit it.',
                )
              : t(
                  'This account will no longer see the order and its documents, and will get no more notifications about it. It can’t add the order again until you or records staff readmit it.',
                )}
          </p>
          <p>
            {t(
              'Anyone who still has the Order ID and verification code can open the order without an account. Replace the code to prevent that.',
            )}
          </p>
        </>
      ) : (
        <p>
          {t(
            'This account can add the order again with its Order ID and verification code. It doesn’t see the order until then.',
          )}
        </p>
      )}
    </ConfirmChange>
  );
}
