import { useTranslation } from 'react-i18next';
import { brand } from '../../../lib/brand.ts';
import { LegalPage } from '../components/LegalPage.tsx';
import { LegalSection } from '../components/LegalSection.tsx';

/** /privacy: what is kept about people, why, and for how long. */
export function PrivacyScreen() {
  const { t } = useTranslation();
  const { name } = brand;
  return (
    <LegalPage title={t('Privacy Policy')}>
      <LegalSection title={t('Health information')}>
        <p>
          {t(
            '{{name}} handles health information as the Health Insurance Portability and Accountability Act (HIPAA) and the agreements with the facilities require: it is used to fulfil the request that it belongs to, and for nothing else. It is not sold, and not used for advertising.',
            { name },
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('What we keep')}>
        <ul>
          <li>
            {t('Of an account: name, email address, phone number if you give one, and your preferences.')}
          </li>
          <li>
            {t(
              'Of a request: the patient’s name and date of birth, the last four digits of the Social Security number if you give them, the contacts of the firms involved, and the documents.',
            )}
          </li>
          <li>
            {t(
              'Of a payment: amount, time and the reference of the payment provider. Card and bank numbers stay with the provider.',
            )}
          </li>
          <li>
            {t(
              'Of use: when and from which network address requests and documents were opened or changed. HIPAA requires this record.',
            )}
          </li>
        </ul>
      </LegalSection>
      <LegalSection title={t('Who sees it')}>
        <p>
          {t(
            'The staff who fulfil the request; whoever holds its order ID and verification code; and the account that submitted it. Providers of hosting, payment and messages process data for us under agreements that bind them to the same care. Authorities receive data only where the law obliges us.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('How it is protected')}>
        <p>
          {t(
            'Data is encrypted on its way and where it is stored. Every upload is scanned for malware. Access is limited by role, staff are signed out when idle, and every access is recorded. Emails and text messages name no patient.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('In your browser')}>
        <p>
          {t(
            'The portal uses no tracking and no advertising cookies. Your browser keeps your session, your language and display preferences, an unfinished request until you close the tab, and which requests you opened last. Signing out removes them.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('How long it is kept')}>
        <p>
          {t(
            'Requests and their documents are kept as long as the law and the agreements with the facilities require, and are then deleted. Account data is deleted when you close the account, except for what must be kept as a record.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('Your rights')}>
        <p>
          {t(
            'You may ask what we keep about you, have mistakes corrected, and receive a copy. A patient may ask which of their information was disclosed and to whom. Should a breach affect you, we tell you without delay.',
          )}
        </p>
      </LegalSection>
    </LegalPage>
  );
}
