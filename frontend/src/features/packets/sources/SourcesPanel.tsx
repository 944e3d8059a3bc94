import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { withdrawSource } from '@portal/contract/packets/endpoints.ts';
import type { Source } from '@portal/contract/packets/sources.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { ProgressLine } from '../../../components/ProgressLine.tsx';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { line, smallFrame } from '../../../components/layout/shapes.ts';
import { call } from '../../../lib/api.ts';
import { formatBytes } from '../../../lib/format.ts';
import { assemblyKey } from '../editing/useAssembly.ts';
import { sourceChangeText, sourceStateText } from '../packetTexts.ts';
import type { SourceUpload, SourceUploads } from './sourceUploads.ts';

const useStyles = makeStyles({
  item: { ...smallFrame, padding: '6px 4px 6px 8px', ...typographyStyles.caption1 },
  name: { ...typographyStyles.caption1Strong },
  bad: { color: tokens.colorStatusDangerForeground1 },
  details: {
    '& summary': {
      cursor: 'pointer',
      borderRadius: tokens.borderRadiusSmall,
      color: tokens.colorNeutralForeground2,
    },
    '& summary:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& p': { margin: '2px 0', overflowWrap: 'anywhere' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4px', paddingTop: '4px' },
  small: { minWidth: '28px', height: '28px' },
});

interface Props {
  requestId: string;
  sources: readonly Source[];
  uploads: readonly SourceUpload[];
  queue: SourceUploads;
  /** Selects the pages of a source. */
  onSelect: (source: Source) => void;
  onWithdrawn: (source: Source) => void;
}

/** The files from which the packet is assembled, and what happens to each. */
export function SourcesPanel({ requestId, sources, uploads, queue, onSelect, onWithdrawn }: Props) {
  const [withdrawn, setWithdrawn] = useState<Source | null>(null);
  const { t } = useTranslation();
  const sent = new Set(uploads.map(({ sourceId }) => sourceId));
  const isUpload = withdrawn !== null && removable.includes(withdrawn.state);
  return (
    <>
      <Stack as="ul" gap={4} aria-label={t('Files')}>
        {sources
          .filter(({ sourceId }) => !sent.has(sourceId))
          .map((source) => (
            <SourceItem
              key={source.sourceId}
              source={source}
              onSelect={() => onSelect(source)}
              onWithdraw={() => setWithdrawn(source)}
            />
          ))}
        {uploads.map((upload) => (
          <UploadItem key={upload.id} upload={upload} queue={queue} />
        ))}
      </Stack>
      {withdrawn && (
        <ConfirmChange
          title={
            isUpload
              ? t('Remove {{name}}?', { name: withdrawn.name })
              : t('Withdraw {{name}}?', { name: withdrawn.name })
          }
          confirmLabel={isUpload ? t('Remove') : t('Withdraw')}
          keys={[assemblyKey(requestId)]}
          send={() => call(withdrawSource, { body: { requestId, sourceId: withdrawn.sourceId } })}
          failure={t('The file was not withdrawn')}
          onDone={() => {
            onWithdrawn(withdrawn);
            setWithdrawn(null);
          }}
          onClose={() => setWithdrawn(null)}
        >
          {isUpload
            ? t('What was sent of it is deleted.')
            : t('Its content is deleted, and its pages leave the packet. This cannot be undone.')}
        </ConfirmChange>
      )}
    </>
  );
}

/** States in which a source has no pages yet, or never. */
const removable: readonly Source['state'][] = ['uploading', 'scanning', 'preparing', 'refused'];

interface SourceProps {
  source: Source;
  onSelect: () => void;
  onWithdraw: () => void;
}

function SourceItem({ source, onSelect, onWithdraw }: SourceProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { name, size, state, sha256, changes, addedBy } = source;
  const isBad = state === 'refused' || state === 'infected';
  return (
    <li className={styles.item}>
      <Row gap={4} align="top" nowrap>
        <Stack gap={2} shared={['grows', 'shrinks', 'breaks']}>
          <span className={styles.name}>{name}</span>
          <span className={isBad ? styles.bad : undefined}>{sourceStateText(source, t)}</span>
        </Stack>
        {removable.includes(state) && (
          <Button
            className={styles.small}
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={t('Remove {{name}}', { name })}
            onClick={onWithdraw}
          />
        )}
      </Row>
      {state === 'ready' && (
        <details className={styles.details}>
          <summary>{changes.length > 0 ? t('Details and what was left out') : t('Details')}</summary>
          {changes.map((change) => (
            <p key={change}>{sourceChangeText(change, t)}</p>
          ))}
          <p>{t('Size: {{size}}', { size: formatBytes(size) })}</p>
          {addedBy && <p>{t('Added by {{name}}', { name: addedBy })}</p>}
          <p>{t('SHA-256: {{hash}}', { hash: sha256 })}</p>
          <div className={styles.actions}>
            <Button size="small" aria-label={t('Select the pages of {{name}}', { name })} onClick={onSelect}>
              {t('Select its pages')}
            </Button>
            <Button size="small" aria-label={t('Withdraw {{name}}', { name })} onClick={onWithdraw}>
              {t('Withdraw')}
            </Button>
          </div>
        </details>
      )}
    </li>
  );
}

function UploadItem({ upload, queue }: { upload: SourceUpload; queue: SourceUploads }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { id, name, size, sent, state } = upload;
  const isRunning = state.kind === 'waiting' || state.kind === 'sending';
  return (
    <li className={styles.item}>
      <Row gap={4} align="top" nowrap>
        <Stack gap={2} shared={['grows', 'shrinks', 'breaks']}>
          <span className={styles.name}>{name}</span>
          <span className={isRunning ? undefined : styles.bad}>{text()}</span>
        </Stack>
        {state.kind === 'failed' && (
          <Button
            className={styles.small}
            appearance="subtle"
            icon={<ArrowClockwiseRegular />}
            aria-label={t('Retry {{name}}', { name })}
            onClick={() => queue.retry(id)}
          />
        )}
        <Button
          className={styles.small}
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={isRunning ? t('Cancel {{name}}', { name }) : t('Remove {{name}}', { name })}
          onClick={() => queue.remove(id)}
        />
      </Row>
      {state.kind === 'sending' && (
        <ProgressLine value={sent / size} label={t('Uploading {{name}}', { name })} />
      )}
    </li>
  );

  function text(): string {
    if (state.kind === 'failed' || state.kind === 'refused') return t(state.text.template, state.text.values);
    if (state.kind === 'waiting') return t('Waiting');
    if (state.isInterrupted) return t('The connection is broken. It goes on by itself.');
    return t('Uploading, {{percent}}%', { percent: Math.floor((sent / size) * 100) });
  }
}

const useAddStyles = makeStyles({
  zone: {
    ...line('8px'),
    position: 'relative',
    justifyContent: 'center',
    padding: '10px 8px',
    textAlign: 'center',
    ...typographyStyles.caption1,
    border: `1.5px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '& > svg': { flexShrink: 0, fontSize: '20px', color: tokens.colorBrandForeground1 },
  },
  input: { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer', fontSize: 0 },
});

/** Where files are chosen. They can be dropped anywhere on the page. */
export function AddSources({ queue, describedBy }: { queue: SourceUploads; describedBy?: string }) {
  const styles = useAddStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.zone}>
      <ArrowUploadRegular aria-hidden />
      <span aria-hidden>{t('Drop files here, or choose them')}</span>
      <input
        type="file"
        multiple
        accept=".pdf,.jpg,.jpeg,.jpe,.jfif,.png,.tif,.tiff"
        className={styles.input}
        aria-label={t('Choose files to assemble')}
        aria-describedby={describedBy}
        onChange={(event) => {
          queue.add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
