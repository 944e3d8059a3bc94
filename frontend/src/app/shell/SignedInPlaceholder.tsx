import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import type { ReactNode } from 'react';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { brand } from '../../lib/brand.ts';
import { BrandMark } from '../layout/BrandMark.tsx';
import { useShellStyles } from './useShellStyles.ts';

/** What the HTML of signed-in pages shows until their code has loaded. It has no text to translate. `children`: the outline of the screen. */
export function SignedInPlaceholder({
  children = (
    <div aria-hidden>
      <ScreenSkeleton />
    </div>
  ),
}: {
  children?: ReactNode;
}) {
  const styles = useShellStyles();
  return (
    <div className={styles.shell}>
      <div className={styles.side} data-placeholder-navigation aria-hidden>
        <div className={styles.sideBrand}>
          <BrandMark />
          <span>{brand.name}</span>
        </div>
      </div>
      <div className={styles.page}>
        <div className={styles.bar} aria-hidden>
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
        <main className={styles.main}>{children}</main>
      </div>
    </div>
  );
}
