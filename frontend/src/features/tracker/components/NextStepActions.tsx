import { Button, Link, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import type { DocumentGroup } from '@portal/contract/files/rules/documentGroups.ts';
import type { AccountToVerify } from '@portal/contract/payments/schemas/accountToVerify.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { row, screenOnly } from '../../../components/layout/shapes.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { useNotices } from '../../../lib/notices/notices.ts';
import { RequestDownload } from '../../files/downloadRequests/RequestDownload.tsx';
import type { FileAccess } from '../../files/api/useFileAccess.ts';
import { VerificationLink } from '../../payments/bank/VerificationLink.tsx';
import type { Charge } from '../../payments/charge/charge.ts';
import { PayAgain } from '../../payments/charge/PayAgain.tsx';
import { PayCharge } from '../../payments/charge/PayCharge.tsx';
import type { ClientViewAccess } from '../../requests/api/withRequestAccess.ts';
import { type StartedAction, useStart } from '../../requests/startedAction/startedAction.ts';
import { SendMissing } from '../../requests/update/SendMissing.tsx';
import { requestableDocuments } from '../rules/documentLabels.ts';
import type { RequestNextStep } from '../rules/nextStepOf.ts';
import { UploadAgain } from './UploadAgain.ts';

const PayAll = lazyComponent(async () => (await import('../../payments/payAll/PayAll.tsx')).PayAll, {
  Fallback: PayAllPlaceholder,
});

const useStyles = makeStyles({
  // The height of the button.
  payAll: { minHeight: '52px' },
  actions: { ...row('8px 16px'), ...screenOnly, marginTop: '12px' },
});

function PayAllPlaceholder() {
  return <div className={useStyles().payAll} />;
}

interface Props {
  step: RequestNextStep;
  access: ClientViewAccess;
  files: FileAccess;
  /** The action that the link to this page starts. */
  started: StartedAction | null;
  onFeePaid: () => void;
}

/** The buttons of the next step, and a way to contact the provider. */
export function NextStepActions({ step, access, files, started, onFeePaid }: Props) {
  const styles = useStyles();
  const startedBy = (action: StartedAction['action']) => (started?.action === action ? started : null);
  const { everythingDue } = access.request;
  return (
    <>
      {step.kind === 'paymentsToVerify' && (
        <ItemList
          items={step.accounts}
          row={(account) => (
            <AccountRow
              key={account.verificationUrl}
              account={account}
              started={account === step.accounts[0] ? startedBy('verify') : null}
            />
          )}
        />
      )}
      {everythingDue && <PayAll access={access} due={everythingDue} started={startedBy('pay')} />}
      {'charges' in step && (
        <ItemList
          items={step.charges}
          row={(charge) => (
            <ChargeRow
              key={idOf(charge)}
              access={access}
              charge={charge}
              started={step.charges.length === 1 && !everythingDue ? startedBy('pay') : null}
            />
          )}
        />
      )}
      {step.kind === 'documents' && <DocumentList {...{ group: step.group, access, files, started }} />}
      <div className={styles.actions}>
        {step.kind === 'missingInformation' && <SendMissing access={access} missing={step.missing} />}
        {step.kind === 'fileBlocked' && <UploadAgain access={access} file={step.file} isPrimary />}
        {step.kind === 'accountToVerify' && (
          <VerificationLink url={step.verificationUrl} started={startedBy('verify')} />
        )}
        {(step.kind === 'paymentFailed' || step.kind === 'accountToVerify') && (
          <PayAgain access={access} started={startedBy('pay')} onPaid={onFeePaid} />
        )}
        <ContactLink orderId={access.request.orderId} />
      </div>
    </>
  );
}

interface DocumentListProps extends Pick<Props, 'access' | 'files' | 'started'> {
  group: DocumentGroup<FileView>;
}

/** The documents of the next step with what can be done with them. */
function DocumentList({ group, access, files, started }: DocumentListProps) {
  const { kind, documents } = group;
  if (kind === 'window' || kind === 'ready' || kind === 'repeat') {
    return (
      <ItemList
        items={documents}
        row={(file) => (
          <DownloadRow
            key={file.fileId}
            files={files}
            file={file}
            isRepeat={kind === 'repeat'}
            started={file === documents[0] && started?.action === 'download' ? started : null}
          />
        )}
      />
    );
  }
  const requestable = requestableDocuments(group);
  if (requestable.length === 0) return null;
  return (
    <ItemList
      items={requestable}
      row={(file) => <RequestRow key={file.fileId} access={access} file={file} />}
    />
  );
}

/** A link that opens an email to the provider about this order. */
function ContactLink({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const { support } = useNotices();
  const subject = encodeURIComponent(t('Order {{orderId}}', { orderId }));
  return <Link href={`mailto:${support.email}?subject=${subject}`}>{t('Contact us')}</Link>;
}

/** More items are listed only in their own sections below. */
const MAX_ITEMS = 4;

const useListStyles = makeStyles({
  list: {
    ...screenOnly,
    listStyleType: 'none',
    margin: '12px 0 0',
    padding: 0,
    display: 'grid',
    '& > li + li': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // On a phone, the button is below a long name.
    flexWrap: 'wrap',
    gap: '4px 16px',
    padding: '6px 0',
  },
  name: { ...typographyStyles.body1, flex: '1 1 180px', overflowWrap: 'anywhere', minWidth: 0 },
  more: { ...typographyStyles.body1, margin: '4px 0 0', color: tokens.colorNeutralForeground3 },
  button: { flexShrink: 0, maxWidth: '100%', minHeight: '36px' },
});

interface ItemListProps<Item> {
  items: readonly Item[];
  row: (item: Item) => ReactNode;
}

function ItemList<Item>({ items, row }: ItemListProps<Item>) {
  const { t } = useTranslation();
  const styles = useListStyles();
  const hidden = items.length - MAX_ITEMS;
  return (
    <>
      <ul className={styles.list}>{items.slice(0, MAX_ITEMS).map(row)}</ul>
      {hidden > 0 && <p className={styles.more}>{t('{{number}} more below', { number: hidden })}</p>}
    </>
  );
}

function idOf(charge: Charge): string {
  return charge.kind === 'file' ? charge.fileId : charge.invoiceId;
}

interface AccountRowProps {
  account: AccountToVerify;
  started: StartedAction | null;
}

function AccountRow({ account, started }: AccountRowProps) {
  const styles = useListStyles();
  return (
    <li className={styles.row}>
      <span className={styles.name}>{account.paysFor.join(', ')}</span>
      <VerificationLink url={account.verificationUrl} started={started} />
    </li>
  );
}

interface ChargeRowProps {
  access: ClientViewAccess;
  charge: Charge;
  started: StartedAction | null;
}

function ChargeRow({ access, charge, started }: ChargeRowProps) {
  const { t } = useTranslation();
  const styles = useListStyles();
  const { name, cents } = charge;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <PayCharge
        access={access}
        charge={charge}
        started={started}
        label={t('{{name}}: Pay {{amount}}', { name, amount: formatMoney(cents) })}
      />
    </li>
  );
}

function RequestRow({ access, file }: { access: ClientViewAccess; file: FileView }) {
  const { t } = useTranslation();
  const styles = useListStyles();
  const name = file.originalName;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <RequestDownload
        access={access}
        file={file}
        label={t('{{name}}: Request another download', { name })}
      />
    </li>
  );
}

interface DownloadRowProps {
  files: FileAccess;
  file: FileView;
  isRepeat: boolean;
  started: StartedAction | null;
}

function DownloadRow({ files, file, isRepeat, started }: DownloadRowProps) {
  const button = useStart<HTMLButtonElement>(started);
  const { t } = useTranslation();
  const styles = useListStyles();
  const name = file.originalName;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <Button
        ref={button}
        appearance={isRepeat ? 'secondary' : 'primary'}
        className={styles.button}
        icon={<ArrowDownloadRegular />}
        disabledFocusable={files.isBusy(file)}
        aria-label={isRepeat ? t('{{name}}: Download again', { name }) : t('{{name}}: Download', { name })}
        onClick={() => files.download(file)}
      >
        {isRepeat ? t('Download again') : t('Download')}
      </Button>
    </li>
  );
}
