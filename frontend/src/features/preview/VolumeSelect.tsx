import { Select } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

/** The choice of the volume that is shown. Volumes count from 1. */
export interface ShownVolume {
  readonly volume: number;
  readonly count: number;
  readonly onShow: (volume: number) => void;
}

/** Chooses which volume of a document is shown. */
export function VolumeSelect({ volume, count, onShow }: ShownVolume) {
  const { t } = useTranslation();
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <Select
      aria-label={t('Shown volume')}
      value={String(volume)}
      onChange={(_, { value }) => onShow(Number(value))}
    >
      {numbers.map((number) => (
        <option key={number} value={number}>
          {t('Volume {{number}} of {{volumes}}', { number, volumes: count })}
        </option>
      ))}
    </Select>
  );
}
