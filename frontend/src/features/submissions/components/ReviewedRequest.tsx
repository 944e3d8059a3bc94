import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { ChecklistKind } from '@portal/contract/submissions/checklistKinds.ts';
import type { SubmissionItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Fact, FactList } from '../../../components/card/FactList.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { formatDateTime, formatDay } from '../../../lib/format.ts';
import { requestTypeLabel } from '../../requests/requestTypeLabel.ts';
import { useReviewLabels } from '../../requests/useReviewLabels.ts';
import { ReviewChecklist } from './ReviewChecklist.tsx';
import { ReviewNotices } from './ReviewNotices.tsx';
import { ReviewDocuments } from './ReviewDocuments.tsx';
import { AttentionMarks, ReviewMarks } from './SubmissionMarks.tsx';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  marks: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px' },
  link: {
    ...typographyStyles.body1Strong,
    justifySelf: 'start',
    color: tokens.colorBrandForegroundLink,
    borderRadius: tokens.borderRadiusSmall,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

interface Props {
  submission: SubmissionItem;
  request: StaffRequestView;
  userId: string;
}

/** The facts of a request for its review: earlier questions, checklist, what it does not show, and documents. */
export function ReviewedRequest({ submission, request, userId }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const labels = useReviewLabels();
  const { review } = request;
  const update = request.updateRequests.at(-1);
  const inChecklist = (kind: ChecklistKind) => review?.checklist.some((item) => item.kind === kind) === true;
  const shown = {
    ...submission,
    ...(review && { state: review.state, answeredAt: review.answeredAt, askedAt: review.askedAt }),
  };
  return (
    <div className={styles.body}>
      <div className={styles.marks}>
        <ReviewMarks submission={shown} />
        <AttentionMarks submission={submission} />
      </div>
      {!review && <Notice type="info">{t('This request is closed, so there is nothing to review.')}</Notice>}
      <ReviewNotices request={request} userId={userId} />
      <ReviewChecklist request={request} heading="h3" />
      <FactList>
        {!inChecklist('patient') && (
          <Fact term={t('Patient')}>
            {`${request.patientName} · ${formatDay(request.patientDob, 'medium')}`}
          </Fact>
        )}
        {!inChecklist('physician') && <Fact term={t('Facility')}>{request.facilityName}</Fact>}
        {!inChecklist('requestType') && (
          <Fact term={t('Request type')}>{requestTypeLabel(request.requestType, t)}</Fact>
        )}
        <Fact term={t('Submission type')}>{labels.kinds[submission.kind]}</Fact>
        <Fact term={t('Received')}>{formatDateTime(submission.receivedAt)}</Fact>
        <Fact term={t('Due')}>{formatDay(request.dueDate, 'medium')}</Fact>
        <Fact term={t('Reviewer')}>{review?.reviewer?.name ?? t('None yet')}</Fact>
        {update && (
          <Fact term={t('Latest update: {{reason}}', { reason: t(update.reason) })} wide>
            {update.details}
          </Fact>
        )}
      </FactList>
      <ReviewDocuments request={request} />
      <Link className={styles.link} to={`/dashboard/request/${request._id}`}>
        {t('Open the request')}
      </Link>
    </div>
  );
}
