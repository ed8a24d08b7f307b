import { Stars } from '#app/broker/rating.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { StarField } from '#app/kit/form/star-field.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Rich } from '#app/kit/rich.tsx'
import { conversation } from '#contract/inquiry/conversation.ts'
import { t } from '#domain/locale/translate.ts'

interface VisitRatingProps {
  inquiryId: string
  /** The rating; null without one. */
  stars: number | null
}

/** Asks for a rating of a visit once, then shows it. */
export function VisitRating({ inquiryId, stars }: VisitRatingProps) {
  return (
    <section aria-label={t('Visit')} className="rounded-lg border bg-muted/40 p-4">
      {stars === null ? (
        <Asked inquiryId={inquiryId} />
      ) : (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Rich text={t('Your visit: <0/>')} elements={[<Stars key="stars" stars={stars} />]} />
        </p>
      )}
    </section>
  )
}

function Asked({ inquiryId }: { inquiryId: string }) {
  const form = useForm(conversation.rateVisit, {
    params: { id: inquiryId },
    start: { comment: '' },
    done: t('Thank you for your feedback.'),
    failed: t('Failed to send your rating'),
    once: true,
  })
  return (
    <Form form={form} label={t('How was the visit?')}>
      <StarField form={form} name="stars" legend={t('How was the visit?')} />
      <TextareaField
        form={form}
        name="comment"
        label={t('Your comment')}
        rows={2}
        maxLength={1000}
        help={t('Only BrickBazaar sees this, not the broker.')}
      />
      <SubmitButton form={form} busy={t('Sending...')} className="self-end max-sm:w-full">
        {t('Send')}
      </SubmitButton>
    </Form>
  )
}
