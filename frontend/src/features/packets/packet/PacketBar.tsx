import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { cancelPacket } from '@portal/contract/packets/endpoints.ts';
import type { Packet } from '@portal/contract/packets/packet.ts';
import type { SecondCheckView } from '@portal/contract/packets/secondCheck.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { CopyButton } from '../../../components/buttons/CopyButton.tsx';
import { Mark } from '../../../components/card/Mark.tsx';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { row, smallFrame } from '../../../components/layout/shapes.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ProgressLine } from '../../../components/ProgressLine.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { call } from '../../../lib/api.ts';
import { formatBytes, formatDateTime } from '../../../lib/format.ts';
import { useListMutation } from '../../../lib/query/useListMutation.ts';
import { volumesText } from '../../files/rules/fileVolumes.ts';
import { checkPagesPath } from '../../requests/startedAction/assemblePath.ts';
import { assemblyKey } from '../editing/useAssembly.ts';
import { failureText } from '../packetTexts.ts';
import { packetLink } from './packetLink.ts';

const CheckPacket = lazyComponent(async () => (await import('./CheckPacket.tsx')).CheckPacket, {
  failure: 'abovePage',
});
const PreviewDialog = lazyComponent(
  async () => (await import('../../preview/PreviewDialog.tsx')).PreviewDialog,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  bar: {
    ...row('4px 12px'),
    ...smallFrame,
    padding: '6px 12px',
    ...typographyStyles.caption1,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  progress: { flexGrow: 1, display: 'grid', gap: '4px', minWidth: '200px' },
  hash: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    '& code': { fontFamily: tokens.fontFamilyMonospace },
  },
  outdated: { color: tokens.colorStatusWarningForeground3 },
  end: { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  request: StaffRequestView;
  packet: Packet;
  /** Whether this page started to build it: the check opens by itself. */
  isOwn: boolean;
  onAnnounce: (text: string) => void;
  /** Hides one that was not built. */
  onDismiss: () => void;
}

/** What became of the last packet of a request. */
export function PacketBar({ request, packet, isOwn, onAnnounce, onDismiss }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'check' | 'preview' | 'discard' | null>(null);
  const { packetId, state, document, pages, donePages, failure, options } = packet;
  const body = { requestId: request._id, packetId };
  const keys = [assemblyKey(request._id)];
  const cancel = useListMutation(keys, () => call(cancelPacket, { body }));
  const [volume, setVolume] = useState(1);
  const { volumes } = document ?? {};
  const replacedBy = request.uploadedFiles.find(({ fileId }) => fileId === document?.fileId)?.replacedBy;
  const shown = volumes?.[volume - 1];
  // Such a packet can have been built before.
  const isUnusable = failure === 'unusable-source';
  const failureTitle = isUnusable ? t('The packet can’t be released') : t('The packet was not built');
  const handleBuilt = useEffectEvent(() => {
    if (state === 'built') onAnnounce(t('The packet is built.'));
    if (state === 'failed') onAnnounce(failureTitle);
  });
  useEffect(() => handleBuilt(), [state]);
  const [hasClosed, setClosed] = useState(false);
  const close = () => {
    setDialog(null);
    setVolume(1);
    setClosed(true);
  };
  const opensCheck = isOwn && !packet.isChecked && !hasClosed && dialog === null;

  if (state === 'failed') {
    return (
      <Notice type="error" title={failureTitle} actions={<Button onClick={onDismiss}>{t('Dismiss')}</Button>}>
        {failureText(failure ?? 'failed', t)}
      </Notice>
    );
  }
  return (
    <section className={styles.bar} aria-label={t('Packet')}>
      {state === 'building' && (
        <>
          <div className={styles.progress}>
            <span>
              {t('Building {{name}}: {{done}} of {{total}} pages', {
                name: options.title,
                done: donePages,
                total: pages,
              })}
            </span>
            <ProgressLine value={pages === 0 ? 0 : donePages / pages} label={t('Building the packet')} />
          </div>
          <Button
            disabledFocusable={cancel.isPending}
            icon={cancel.isPending ? <SmallSpinner /> : null}
            onClick={() => cancel.mutate(undefined)}
          >
            {t('Cancel')}
          </Button>
        </>
      )}
      {document && (
        <>
          <span className={styles.name}>{document.name}</span>
          <span>
            {volumes ? volumesText(volumes, t) : t('{{count}} pages', { count: pages })} ·{' '}
            {formatBytes(document.size)}
          </span>
          <span className={styles.hash} title={t('SHA-256: {{hash}}', { hash: hashesOf(document) })}>
            <code>{document.sha256.slice(0, 12)}…</code>
            <CopyButton value={hashesOf(document)} label="SHA-256" iconOnly />
          </span>
          {state === 'released' &&
            (replacedBy ? (
              <span title={t('Replaced by {{name}}', { name: replacedBy.name })}>
                <Mark tone="attention">{t('Replaced')}</Mark>
              </span>
            ) : (
              <Mark tone="good">{t('Released')}</Mark>
            ))}
          {packet.isChecked && state === 'built' && <Mark tone="good">{t('Checked')}</Mark>}
          {packet.secondCheck && <SecondCheckMark check={packet.secondCheck} />}
          {packet.isOutdated && state === 'built' && (
            <span className={styles.outdated}>{t('The pages were changed after it was built.')}</span>
          )}
          <div className={styles.end}>
            {!packet.isErased && <Button onClick={() => setDialog('preview')}>{t('Open')}</Button>}
            {state === 'built' && (
              <>
                <LinkButton to={checkPagesPath(request._id)}>{t('Check pages')}</LinkButton>
                <Button onClick={() => setDialog('discard')}>{t('Discard')}</Button>
                <Button
                  appearance={packet.isOutdated ? 'secondary' : 'primary'}
                  onClick={() => setDialog('check')}
                >
                  {packet.isChecked ? t('Release...') : t('Check and release...')}
                </Button>
              </>
            )}
          </div>
        </>
      )}
      {(dialog === 'check' || (opensCheck && state === 'built')) && document && (
        <CheckPacket
          request={request}
          packet={packet}
          document={document}
          onOpen={() => setDialog('preview')}
          onClose={close}
        />
      )}
      {dialog === 'preview' && document && (
        <PreviewDialog
          file={{
            fileId: document.fileId,
            originalName: shown?.name ?? document.name,
            contentType: 'application/pdf',
            size: shown?.size ?? document.size,
          }}
          volumes={volumes && { volume, count: volumes.length, onShow: setVolume }}
          getLink={() => packetLink(request._id, packet, volume)}
          onDownload={null}
          onOpen={null}
          onClose={close}
        />
      )}
      {dialog === 'discard' && document && (
        <ConfirmChange
          title={t('Discard {{name}}?', { name: document.name })}
          confirmLabel={t('Discard')}
          keys={keys}
          send={() => call(cancelPacket, { body })}
          failure={t('The packet was not discarded')}
          onClose={close}
        >
          {t('The built document is deleted. The files and the order of their pages stay.')}
        </ConfirmChange>
      )}
    </section>
  );
}

/** What became of the second check of a packet. Its tooltip says who decided, and when. */
function SecondCheckMark({ check: { state, byName, at } }: { check: SecondCheckView }) {
  const { t } = useTranslation();
  const texts = {
    waiting: t('Waits for the second check'),
    returned: t('Sent back'),
    passed: t('Second check done'),
    overridden: t('No second check'),
  };
  return (
    <span title={t('{{name}}, {{time}}', { name: byName, time: formatDateTime(at) })}>
      <Mark tone={state === 'passed' ? 'good' : 'attention'}>{texts[state]}</Mark>
    </span>
  );
}

/** The SHA-256 of a packet, or a line for each volume with its name, as `sha256sum` checks it. */
function hashesOf({ sha256, volumes }: NonNullable<Packet['document']>): string {
  return volumes?.map((volume) => `${volume.sha256}  ${volume.name}`).join('\n') ?? sha256;
}
