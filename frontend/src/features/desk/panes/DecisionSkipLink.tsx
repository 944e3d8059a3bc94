import { useTranslation } from 'react-i18next';
import { useSkipLinkStyles } from '../../../components/page/SkipLink.tsx';
import { DECISION_ID } from '../../submissions/ReviewCard.tsx';

/** Skips to the first step of the review, or to the decision when no step is possible. */
export function DecisionSkipLink() {
  const styles = useSkipLinkStyles();
  const { t } = useTranslation();
  return (
    <a
      href={`#${DECISION_ID}`}
      className={styles.skip}
      onClick={(event) => {
        const decision = document.getElementById(DECISION_ID);
        if (!decision) return;
        event.preventDefault();
        decision.focus();
      }}
    >
      {t('Skip to the decision')}
    </a>
  );
}
