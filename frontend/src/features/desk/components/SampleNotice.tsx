import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Notice } from '../../../components/Notice.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { RemoveSample } from '../../requests/sample/RemoveSample.tsx';

/** What a sample request is for; admins can remove it. */
export function SampleNotice({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isAdmin = useSession()?.role === 'admin';
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <Notice
        type="info"
        title={t('This is a sample request')}
        actions={isAdmin && <Button onClick={() => setRemoving(true)}>{t('Remove')}</Button>}
      >
        {t(
          'Assign it, upload and release a document, and complete it. It is in no list and no figure, cannot have charges, and sends no email. Upload no real records.',
        )}
      </Notice>
      {isRemoving && (
        <RemoveSample
          requestId={requestId}
          onRemoved={() => navigate('/dashboard')}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}
