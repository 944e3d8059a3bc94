import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { brand } from '../../lib/brand.ts';
import { BrandMark } from '../layout/BrandMark.tsx';
import { useShellStyles } from './useShellStyles.ts';

/** What the HTML of signed-in pages shows until their code has loaded. It has no text to translate. */
export function SignedInPlaceholder() {
  const styles = useShellStyles();
  return (
    <div className={styles.shell} aria-hidden>
      <div className={styles.side} data-placeholder-navigation>
        <div className={styles.sideBrand}>
          <BrandMark />
          <span>{brand.name}</span>
        </div>
      </div>
      <div className={styles.page}>
        <div className={styles.bar}>
          <div className={styles.narrow}>
            <span className={styles.menu}>
              <NavigationRegular />
            </span>
            <span className={styles.barBrand}>
              <BrandMark />
              {brand.name}
            </span>
          </div>
        </div>
        <div className={styles.main}>
          <ScreenSkeleton />
        </div>
      </div>
    </div>
  );
}
