import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { StarField } from '#app/kit/form/star-field.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { review } from '#contract/review.ts'

interface ReviewFormProps {
  brokerId: string
  name: string
  onClose: () => void
}

/** Stars and a comment about a broker that the customer has dealt with. */
export function ReviewForm({ brokerId, name, onClose }: ReviewFormProps) {
  const form = useForm(review.create, {
    params: { id: brokerId },
    start: { text: '', mayQuote: false },
    done: 'Thank you. Your review is public once somebody has looked at it.',
    failed: 'Failed to send the review',
    once: true,
    onDone: onClose,
  })
  return (
    <Form form={form} label={`Review of ${name}`}>
      <StarField form={form} name="stars" legend={`How was it with ${name}?`} />
      <TextareaField
        form={form}
        name="text"
        label="In your words"
        rows={3}
        maxLength={1000}
        help={
          'Signed with your first name and initial. ' +
          'Please leave out phone numbers and addresses.'
        }
      />
      <SwitchField form={form} name="mayQuote" label="May be quoted on the home page" />
      <div className="flex justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton form={form} busy="Sending...">
          Send review
        </SubmitButton>
      </div>
    </Form>
  )
}
