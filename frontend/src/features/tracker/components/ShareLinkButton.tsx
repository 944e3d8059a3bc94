import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';

/** Copies the address that leads straight to the request. */
export function ShareLinkButton({ link }: { link: () => string }) {
  const { t } = useTranslation();
  const toasts = useToasts();

  async function share() {
    try {
      await navigator.clipboard.writeText(link());
      toasts.show({ type: 'success', message: t('Link copied. Anyone who has it can see this request.') });
    } catch {
      toasts.show({ type: 'error', message: t('Failed to copy URL to clipboard') });
    }
  }

  return (
    <Button appearance="subtle" icon={<LinkRegular />} onClick={() => void share()}>
      {t('Share Direct Link')}
    </Button>
  );
}
