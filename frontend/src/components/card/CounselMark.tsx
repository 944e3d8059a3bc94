import { useTranslation } from 'react-i18next';
import { Mark } from './Mark.tsx';

/** The version of a text, and whether counsel reviewed it. */
export function CounselMark({
  version,
  isReviewedByCounsel,
}: {
  version: number;
  isReviewedByCounsel: boolean;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Mark>{t('Version {{version}}', { version })}</Mark>
      {isReviewedByCounsel ? (
        <Mark tone="good">{t('Reviewed by counsel')}</Mark>
      ) : (
        <Mark tone="attention">{t('Review with counsel before use')}</Mark>
      )}
    </>
  );
}
