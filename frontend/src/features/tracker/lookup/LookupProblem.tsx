import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed';
import { SearchInfoRegular } from '@fluentui/react-icons/svg/search-info';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { TFunction } from 'i18next';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../../components/Surface.tsx';
import type { LookupFailure } from './lookupFailureOf.ts';

const useStyles = makeStyles({
  problem: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '16px' },
  icon: { fontSize: '24px', lineHeight: 0, color: tokens.colorStatusWarningForeground3 },
  title: { ...typographyStyles.subtitle2, margin: 0, lineHeight: '24px', outlineStyle: 'none' },
  text: {
    ...typographyStyles.body1,
    margin: '4px 0 0',
    maxWidth: '68ch',
    color: tokens.colorNeutralForeground2,
  },
  action: { marginTop: '16px' },
});

const icons = {
  notFound: SearchInfoRegular,
  replaced: LockClosedRegular,
  locked: LockClosedRegular,
  outage: WarningRegular,
};

interface Props {
  failure: LookupFailure;
  titleRef: Ref<HTMLHeadingElement>;
  /** What to do next, such as a button or the remaining wait. */
  children?: ReactNode;
}

/** Why there is no result. An unknown order and a wrong code show the same text. */
export function LookupProblem({ failure, titleRef, children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { title, text } = failureMessage(failure, t);
  const Icon = icons[failure.kind];
  return (
    <Surface className={styles.problem}>
      <span className={styles.icon} aria-hidden>
        <Icon />
      </span>
      <div>
        <h2 ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {children && <div className={styles.action}>{children}</div>}
      </div>
    </Surface>
  );
}

/** Title and advice for a failed lookup. */
export function failureMessage(failure: LookupFailure, t: TFunction): { title: string; text: string } {
  switch (failure.kind) {
    case 'notFound':
      return {
        title: t('Request not found'),
        text: t(
          'No request matches this Order ID and verification code. Please check both against our latest email: a code that was replaced no longer works.',
        ),
      };
    case 'replaced':
      return {
        title: t('This verification code no longer works'),
        text: t(
          'The code of this request was replaced while you had it open. The new one is in our latest email to the contact of the request, or you can ask us. Enter it to continue.',
        ),
      };
    case 'locked':
      return {
        title: t('Lookup paused'),
        text: t(
          'Too many wrong codes were entered for this Order ID. To protect patient information, you can’t open this request for now, even with the correct code. You can still look up other requests.',
        ),
      };
    case 'outage':
      return {
        title: t('Error retrieving request. Please try again.'),
        text: t('What you entered is still here, and your request isn’t affected.'),
      };
  }
}
