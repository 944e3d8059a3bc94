import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { Packet } from '@portal/contract/packets/packet.ts';
import type { SecondCheckNeed } from '@portal/contract/packets/secondCheck.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { returnedBeforeText } from '../../requests/cells/returnedBeforeText.ts';
import { secondCheckReasonText } from '../checks/secondCheckTexts.ts';

const useStyles = makeStyles({ lines: { whiteSpace: 'pre-line' }, note: { marginBottom: '4px' } });

interface Props {
  packet: Packet | undefined;
  /** Undefined while it loads, and for a packet that is checked. */
  need: SecondCheckNeed | undefined;
  /** Whether an admin is about to release it without a second person. */
  isOverriding?: boolean;
  actions?: ReactNode;
}

/** Whether a packet needs a second check and by whom, and what became of it. Empty for one that needs none. */
export function SecondCheckNotice({ packet, need, isOverriding = false, actions }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const isAdmin = useSession()?.role === 'admin';
  const { state, note = '', byName: name = '', at, returned } = packet?.secondCheck ?? {};
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
          <span className={styles.lines}>{note}</span>
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
        {note && <div className={mergeClasses(styles.lines, styles.note)}>{note}</div>}
        {isNeeded && !need.isAuthor
          ? t('The pages must be corrected first. Only the person who sent it back can check it as it is.')
          : t('Correct the pages, build the packet again, and send it to the second check.')}
      </Notice>
    );
  const before = returned && <div className={styles.lines}>{returnedBeforeText(returned, t)}</div>;
  // Also if no rule asks for the second check any more.
  if (!isNeeded) return need && before ? <Notice type="info">{before}</Notice> : null;
  const asked = state === 'waiting' ? t('{{name}} asked for it on {{time}}.', { name, time }) : '';
  return (
    <Notice type="info" title={title(need)} actions={actions}>
      {[asked, secondCheckReasonText(need.reasons, t), who(need)].filter(Boolean).join(' ')}
      {before}
    </Notice>
  );

  function who({ isAuthor }: SecondCheckNeed): string {
    if (!isAuthor) return t('You did not change these pages, so you can make it.');
    if (isOverriding) return t('You changed these pages. With a reason, nobody else has to check them.');
    const rule = t('You changed these pages, so another person must check them. Nothing is released before.');
    return isAdmin
      ? rule
      : `${rule} ${t('If everybody changed them, an admin can release it with a reason.')}`;
  }

  function title({ isAuthor }: SecondCheckNeed): string {
    if (!isAuthor) return t('This is the second check');
    return state === 'waiting'
      ? t('The packet waits for its second check')
      : t('The packet needs a second check');
  }
}
