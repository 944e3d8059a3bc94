import { makeStyles } from '@fluentui/react-components';
import type { Packet } from '@portal/contract/packets/packet.ts';
import type { SecondCheckNeed } from '@portal/contract/packets/secondCheck.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { secondCheckReasonText } from '../checks/secondCheckTexts.ts';

const useStyles = makeStyles({ note: { whiteSpace: 'pre-line', marginBottom: '4px' } });

interface Props {
  packet: Packet | undefined;
  /** Undefined while it loads, and for a packet that is checked. */
  need: SecondCheckNeed | undefined;
  actions?: ReactNode;
}

/** Whether a packet needs a second check and by whom, and what became of it. Empty for one that needs none. */
export function SecondCheckNotice({ packet, need, actions }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { state, note = '', byName: name = '', at } = packet?.secondCheck ?? {};
  const time = at ? formatDateTime(at) : '';
  if (packet?.isChecked) {
    if (state === 'passed')
      return <Notice type="success">{t('Second check by {{name}} on {{time}}.', { name, time })}</Notice>;
    return (
      state === 'overridden' && (
        <Notice
          type="warning"
          title={t('{{name}} opened the release without a second person on {{time}}', { name, time })}
        >
          {note}
        </Notice>
      )
    );
  }
  const isNeeded = need !== undefined && need.reasons.length > 0;
  if (state === 'returned')
    return (
      <Notice
        type="warning"
        title={t('{{name}} sent the packet back on {{time}}', { name, time })}
        actions={actions}
      >
        {note && <div className={styles.note}>{note}</div>}
        {isNeeded && !need.isAuthor
          ? t('The pages must be corrected first. Only who sent it back can check it as it is.')
          : t('Correct the pages, build the packet again, and send it to the second check.')}
      </Notice>
    );
  if (!isNeeded) return null;
  const asked = state === 'waiting' ? t('{{name}} asked for it on {{time}}.', { name, time }) : '';
  const who = need.isAuthor
    ? t('You changed these pages, so another person must check them. Nothing is released before.')
    : t('You did not change these pages, so you can make it.');
  return (
    <Notice type="info" title={title(need)} actions={actions}>
      {[asked, secondCheckReasonText(need.reasons, t), who].filter(Boolean).join(' ')}
    </Notice>
  );

  function title({ isAuthor }: SecondCheckNeed): string {
    if (!isAuthor) return t('This is the second check');
    return state === 'waiting'
      ? t('The packet waits for its second check')
      : t('The packet needs a second check');
  }
}
