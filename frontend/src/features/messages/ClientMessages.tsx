import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/card/Panel.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import type { FileAccess } from '../files/api/useFileAccess.ts';
import type { ClientViewAccess } from '../requests/api/withRequestAccess.ts';

const Messages = lazyComponent(async () => (await import('./Messages.tsx')).Messages);

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
});

interface Props {
  access: ClientViewAccess;
  fileAccess: FileAccess;
}

/** The thread of a request for its client or holder. Without messages, it opens on demand. */
export function ClientMessages({ access, fileAccess }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState((access.request.messageCount ?? 0) > 0);
  return (
    <Panel title={t('Messages')}>
      {isOpen ? (
        <Messages access={access} isStaff={false} fileAccess={fileAccess} />
      ) : (
        <>
          <p className={styles.text}>
            {t('Do you have a question about this request? Ask the records staff.')}
          </p>
          <Button onPointerEnter={() => void Messages.preload()} onClick={() => setOpen(true)}>
            {t('Write a message')}
          </Button>
        </>
      )}
    </Panel>
  );
}
