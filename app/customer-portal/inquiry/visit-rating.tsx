import { Stars } from '#app/broker/rating.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { StarField } from '#app/kit/form/star-field.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { conversation } from '#contract/inquiry/conversation.ts'

interface VisitRatingProps {
  inquiryId: string
  /** The rating; null without one. */
  stars: number | null
}

/** Asks for a rating of a visit once, then shows it. */
export function VisitRating({ inquiryId, stars }: VisitRatingProps) {
  return (
    <section aria-label="Visit" className="rounded-lg border bg-muted/40 p-4">
      {stars === null ? (
        <Asked inquiryId={inquiryId} />
      ) : (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          Your visit: <Stars stars={stars} />
        </p>
      )}
    </section>
  )
}

function Asked({ inquiryId }: { inquiryId: string }) {
  const form = useForm(conversation.rateVisit, {
    params: { id: inquiryId },
    start: { comment: '' },
    done: 'Thank you for telling us.',
    failed: 'Failed to send your rating',
    once: true,
  })
  return (
    <Form form={form} label="How was the visit?">
      <StarField form={form} name="stars" legend="How was the visit?" />
      <TextareaField
        form={form}
        name="comment"
        label="In your words"
        rows={2}
        maxLength={1000}
        help="For BrickBazaar only; the broker does not see it."
      />
      <SubmitButton form={form} busy="Sending..." className="self-end max-sm:w-full">
        Send
      </SubmitButton>
    </Form>
  )
}
