import { Button } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Panel } from '../../components/card/Panel.tsx';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import type { FileAccess } from '../files/api/useFileAccess.ts';
import type { ClientViewAccess } from '../requests/api/withRequestAccess.ts';

const Messages = lazyComponent(async () => (await import('./Messages.tsx')).Messages);

/** The thread of a request for its client or holder. Without messages, it opens on demand. A link with `?tab=messages` leads to it. */
export function ClientMessages({ access, fileAccess }: { access: ClientViewAccess; fileAccess: FileAccess }) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const { isLinked, title } = useLinkToMessages();
  const [isOpen, setOpen] = useState(isLinked || (access.request.messageCount ?? 0) > 0);
  return (
    <Panel title={t('Messages')} titleRef={title}>
      {isOpen ? (
        <Messages access={access} isStaff={false} fileAccess={fileAccess} />
      ) : (
        <>
          <p className={shared('body', 'below12', 'soft')}>
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

const PARAM = 'tab';

/** Whether the link to this page leads to the messages. Then their title gets the focus, and the URL loses the parameter. */
function useLinkToMessages() {
  const [params, setParams] = useSearchParams();
  const [isLinked] = useState(() => params.get(PARAM) === 'messages');
  const title = useRef<HTMLHeadingElement>(null);
  const show = useEffectEvent(() => {
    if (!isLinked) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
    setParams(
      (current) => {
        current.delete(PARAM);
        return current;
      },
      { replace: true },
    );
  });
  useEffect(() => show(), []);
  return { isLinked, title };
}
