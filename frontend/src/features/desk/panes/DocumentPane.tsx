import { Button, makeStyles, Select } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import type { StaffFileView, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyWidget } from '../../../components/card/EmptyWidget.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import type { FileAccess } from '../../files/api/useFileAccess.ts';
import { withVolume } from '../../files/rules/fileVolumes.ts';
import { PreviewBody } from '../../preview/PreviewBody.tsx';
import { PreviewToolbar } from '../../preview/PreviewToolbar.tsx';
import { useDocumentView } from '../../preview/useDocumentView.ts';
import { documentGroups } from './documentGroups.ts';

const useStyles = makeStyles({
  pane: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    padding: 0,
    boxSizing: 'border-box',
    overflow: 'hidden',
    // The document takes what the controls leave.
    '--preview-height': '100%',
    '@media print': { display: 'none' },
  },
  head: { display: 'flex', alignItems: 'center', gap: '4px', padding: '12px 12px 8px' },
  choice: { flexGrow: 1, minWidth: 0, '& select': { textOverflow: 'ellipsis' } },
  action: { minWidth: '40px', minHeight: '40px', flexShrink: 0 },
  view: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  body: { flexGrow: 1, minHeight: 0 },
});

/** Shows one document of a request, the authorization first. */
export function DocumentPane({ request, access }: { request: StaffRequestView; access: FileAccess }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const groups = documentGroups(request);
  const files = groups.flatMap((each) => each.files);
  const viewable = files.filter(({ isViewable }) => isViewable);
  const closePreview = useEffectEvent(access.closePreview);
  // Elsewhere, the chosen document would open in a dialog.
  useEffect(() => () => closePreview(), []);
  const [firstShown, setFirstShown] = useState(viewable[0]?.fileId);
  const isViewable = (id: string | undefined) => viewable.find(({ fileId }) => fileId === id);
  const shown = isViewable(access.previewed?.fileId) ?? isViewable(firstShown) ?? viewable[0];
  const volume = access.previewed?.fileId === shown?.fileId ? access.previewedVolume : 1;
  // A document that arrives later does not take its place.
  if (shown && !isViewable(firstShown)) setFirstShown(shown.fileId);
  const titles = {
    authorization: t('Letter of Authorization / Proof of Service'),
    supporting: t('Supporting Documents'),
    updates: t('Update Documents'),
    messages: t('Messages'),
    released: t('Files from the legal team'),
  };
  const scans = { pending: t('Virus scan pending'), infected: t('Blocked'), clean: null };
  const labelOf = ({ originalName, scan }: StaffFileView) =>
    [originalName, scans[scan]].filter((part) => part !== null).join(' · ');
  if (!shown) {
    return (
      <Surface className={styles.pane}>
        <EmptyWidget
          icon={<DocumentRegular />}
          title={files.length === 0 ? t('No documents') : t('No document can be shown')}
          text={files.map(labelOf).join(', ')}
        />
      </Surface>
    );
  }
  return (
    <Surface className={styles.pane}>
      <ShownDocument key={`${shown.fileId} ${volume}`} file={shown} volume={volume} access={access}>
        <Select
          className={styles.choice}
          aria-label={t('Shown document')}
          value={`${shown.fileId} ${volume}`}
          onChange={(_, { value }) => {
            const [id, number] = value.split(' ');
            const chosen = files.find(({ fileId }) => fileId === id);
            if (chosen) access.preview(chosen, Number(number));
          }}
        >
          {groups.map(({ group, files: inGroup }) => (
            <optgroup key={group} label={titles[group]}>
              {inGroup.flatMap((file) =>
                (file.volumes ?? [file]).map((_, index) => (
                  <option
                    key={`${file.fileId} ${index}`}
                    value={`${file.fileId} ${index + 1}`}
                    disabled={!file.isViewable}
                  >
                    {labelOf(withVolume(file, index + 1))}
                  </option>
                )),
              )}
            </optgroup>
          ))}
        </Select>
      </ShownDocument>
    </Surface>
  );
}

interface ShownProps {
  file: StaffFileView;
  volume: number;
  access: FileAccess;
  /** The choice of the document. */
  children: ReactNode;
}

function ShownDocument({ file, volume, access, children }: ShownProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const view = useDocumentView(file);
  const shown = withVolume(file, volume);
  const { originalName: name } = shown;
  const head = useRef<HTMLDivElement>(null);
  const isChosen = access.previewed?.fileId === file.fileId;
  // On a narrow screen it may have been chosen below the document.
  useEffect(() => {
    if (isChosen) head.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  // Keys that the controls and the pages do not use themselves.
  const keys = { onKeyDown: view.handleKey };
  return (
    <>
      <div ref={head} className={styles.head}>
        {children}
        <Button
          className={styles.action}
          appearance="subtle"
          icon={<OpenRegular />}
          title={t('Open in New Tab')}
          aria-label={t('Open the shown document in a new tab')}
          disabledFocusable={access.isBusy(file)}
          onClick={() => access.open(file, volume)}
        />
        {file.isDownloadable && (
          <Button
            className={styles.action}
            appearance="subtle"
            icon={<ArrowDownloadRegular />}
            title={t('Download')}
            aria-label={t('Download the shown document')}
            disabledFocusable={access.isBusy(file)}
            onClick={() => access.download(file, volume)}
          />
        )}
      </div>
      <VisuallyHidden role="status">{t('{{name}} is shown', { name })}</VisuallyHidden>
      <div className={styles.view} {...keys}>
        {view.toolbar && <PreviewToolbar {...view.toolbar} />}
        <div className={styles.body}>
          <PreviewBody
            key={view.attempt}
            {...view.body}
            file={shown}
            getLink={() => access.previewLink(file, volume)}
            onOpen={() => access.open(file, volume)}
            canDownload={file.isDownloadable}
          />
        </div>
      </div>
    </>
  );
}
