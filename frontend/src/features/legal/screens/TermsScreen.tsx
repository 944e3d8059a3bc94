import { useTranslation } from 'react-i18next';
import { brand } from '../../../lib/brand.ts';
import { LegalPage } from '../components/LegalPage.tsx';
import { LegalSection } from '../components/LegalSection.tsx';

/** /terms: what people agree to when they make an account. */
export function TermsScreen() {
  const { t } = useTranslation();
  const { name } = brand;
  return (
    <LegalPage title={t('Terms of Service')}>
      <LegalSection title={t('What the service is')}>
        <p>
          {t(
            '{{name}} takes requests for copies of medical records from law firms and copy services, obtains the records, and makes the documents available for download. It gives neither legal nor medical advice.',
            { name },
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('Who may use it')}>
        <p>
          {t(
            'You may request records only with a valid authorization, subpoena or other legal basis, and only for the purpose that it names. By submitting a request you confirm that you have it, and that what you enter is accurate.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('Your account')}>
        <p>
          {t(
            'Keep your password and your verification codes to yourself: whoever has the order ID and the verification code of a request can see it. Tell us at once when you believe that somebody else has used your account.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('Fees and payment')}>
        <p>
          {t(
            'Each request has a processing fee, which is shown before you pay. Documents and invoices may cost more; you see each amount before you agree to it. Payments are processed by a payment provider; card and bank details do not pass through our servers.',
          )}
        </p>
        <p>
          {t(
            'The processing fee covers work that begins with your request and is not refunded when a facility holds no records or declines to release them. Payments made twice by mistake are returned.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('Documents')}>
        <p>
          {t(
            'Documents are copies as the facility released them; we do not vouch for their content. A document may be held back for a time after it was uploaded, and may be downloadable once or for a limited time. Download and keep what you need.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('What is not allowed')}>
        <ul>
          <li>{t('Requesting records without a legal basis, or in the name of somebody else.')}</li>
          <li>{t('Uploading harmful files, or trying to reach requests that are not yours.')}</li>
          <li>{t('Copying the service by automated means, or placing a load on it that hinders others.')}</li>
        </ul>
      </LegalSection>
      <LegalSection title={t('Availability and liability')}>
        <p>
          {t(
            'We work to keep the service available, and announce planned interruptions where we can. To the extent that the law allows, we are liable for direct damage up to the fees that you paid for the request concerned.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('Changes and ending')}>
        <p>
          {t(
            'We tell account holders of changes to these terms by email before they apply. You may close your account at any time; we may close one that breaks these terms. Requests that are paid for are completed.',
          )}
        </p>
      </LegalSection>
    </LegalPage>
  );
}
