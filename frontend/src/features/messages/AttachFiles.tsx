import { Button } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons/svg/attach';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../components/form/fieldId.ts';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import { UploadArea } from '../uploads/UploadArea.tsx';
import { MESSAGE_FILES, type MessageUploads } from './useMessageUploads.ts';

interface Props {
  uploads: MessageUploads;
  isStaff: boolean;
  isInternal: boolean;
}

/** Uploads files for a message. The area to drop them opens on demand. */
export function AttachFiles({ uploads, isStaff, isInternal }: Props) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const { isOpen, hasFiles } = uploads;
  // Files of an earlier visit take no focus.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) focusField(MESSAGE_FILES);
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isInternal) {
    return hasFiles ? (
      <p className={shared('small', 'soft')}>
        {t('Internal notes can’t have files. The ones you attached stay for your next message.')}
      </p>
    ) : null;
  }
  if (!isOpen) {
    return (
      <Button className={shared('start')} icon={<AttachRegular />} onClick={uploads.open}>
        {t('Attach files')}
      </Button>
    );
  }
  return (
    <div>
      {isStaff && (
        <p className={shared('small', 'soft')}>
          {t('The client gets these files free and without an embargo. You can withdraw them later.')}
        </p>
      )}
      <UploadArea
        group={MESSAGE_FILES}
        queue={uploads.queue}
        rules={uploads.rules}
        label={t('Files')}
        error={uploads.error ?? undefined}
      />
    </div>
  );
}
