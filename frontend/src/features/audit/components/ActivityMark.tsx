import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap';
import { CalendarRegular } from '@fluentui/react-icons/svg/calendar';
import { ClockRegular } from '@fluentui/react-icons/svg/clock';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { DocumentAddRegular } from '@fluentui/react-icons/svg/document-add';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { KeyRegular } from '@fluentui/react-icons/svg/key';
import { PaymentRegular } from '@fluentui/react-icons/svg/payment';
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark';
import { ShieldErrorRegular } from '@fluentui/react-icons/svg/shield-error';
import type { ActivityIcon } from '../rules/iconOf.ts';

const icons = {
  added: DocumentAddRegular,
  changed: EditRegular,
  code: KeyRegular,
  date: CalendarRegular,
  deleted: DeleteRegular,
  downloaded: ArrowDownloadRegular,
  other: HistoryRegular,
  paid: PaymentRegular,
  person: PersonAddRegular,
  prepared: ClockRegular,
  safe: ShieldCheckmarkRegular,
  status: ArrowSwapRegular,
  unsafe: ShieldErrorRegular,
  viewed: EyeRegular,
} satisfies Record<ActivityIcon, unknown>;

const useStyles = makeStyles({
  mark: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 'var(--mark-size, 32px)',
    height: 'var(--mark-size, 32px)',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: '18px',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  downloaded: { color: tokens.colorBrandForeground1, backgroundColor: tokens.colorBrandBackground2 },
  unsafe: {
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
  },
});

/** The icon of an entry. It is decorative: the text says the same. */
export function ActivityMark({ icon }: { icon: ActivityIcon }) {
  const styles = useStyles();
  const Icon = icons[icon];
  return (
    <span
      className={mergeClasses(
        styles.mark,
        icon === 'downloaded' && styles.downloaded,
        icon === 'unsafe' && styles.unsafe,
      )}
    >
      <Icon aria-hidden />
    </span>
  );
}
