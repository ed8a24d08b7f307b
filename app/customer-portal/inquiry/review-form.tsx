import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { StarField } from '#app/kit/form/star-field.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { review } from '#contract/review.ts'
import { t } from '#domain/locale/translate.ts'

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
    done: t('Thank you. We will publish your review after checking it.'),
    failed: t('Failed to send the review'),
    once: true,
    onDone: onClose,
  })
  return (
    <Form form={form} label={t('Review of {name}', { name })}>
      <StarField
        form={form}
        name="stars"
        legend={t('How was your experience with {name}?', { name })}
      />
      <TextareaField
        form={form}
        name="text"
        label={t('Your comment')}
        rows={3}
        maxLength={1000}
        help={t(
          'Shown with your first name and last initial. Please leave out phone ' +
            'numbers and addresses.',
        )}
      />
      <SwitchField
        form={form}
        name="mayQuote"
        label={t('Allow BrickBazaar to show this on the home page')}
      />
      <div className="flex justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <SubmitButton form={form} busy={t('Sending...')}>
          {t('Send review')}
        </SubmitButton>
      </div>
    </Form>
  )
}
