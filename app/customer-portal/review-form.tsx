import { Star } from 'lucide-react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { Form, SubmitButton } from '#app/kit/form.tsx'
import { SwitchField } from '#app/kit/switch-field.tsx'
import { TextareaField } from '#app/kit/text-field.tsx'
import { type FormHandle, useForm } from '#app/kit/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { review } from '#contract/review.ts'

interface ReviewFormProps {
  brokerId: string
  name: string
  onClose: () => void
}

/** Stars and a few words about a broker one has dealt with. */
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
      <StarField form={form} legend={`How was it with ${name}?`} />
      <TextareaField
        form={form}
        name="text"
        label="In your words"
        rows={3}
        maxLength={1000}
        help="Signed with your first name and initial. Please leave out phone numbers and addresses."
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

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

/** Five radio buttons that look like stars: arrow keys and screen readers know what to do with them. */
function StarField({
  form,
  legend,
}: {
  form: FormHandle<{ stars: number; text?: unknown; mayQuote?: boolean | undefined }>
  legend: string
}) {
  const id = useId()
  const { field, fieldState } = useController({ control: form.hook.control, name: 'stars' })
  const { error } = fieldState
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="flex items-center gap-1">
        {words.map((word, index) => (
          <label
            key={word}
            className="cursor-pointer rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={`${id}-stars`}
              className="sr-only"
              ref={index === 0 ? field.ref : undefined}
              checked={field.value === index + 1}
              onChange={() => field.onChange(index + 1)}
              onBlur={field.onBlur}
            />
            <Star
              aria-hidden
              className={cn(
                'size-9 p-1',
                index < (field.value ?? 0) ? 'fill-marigold text-marigold' : 'text-input',
              )}
            />
            <span className="sr-only">
              {index + 1} {index === 0 ? 'star' : 'stars'}: {word}
            </span>
          </label>
        ))}
        <span aria-hidden className="ml-2 text-sm text-muted-foreground">
          {words[(field.value ?? 0) - 1]}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-xs font-medium text-status-red-text">
          {error.message}
        </p>
      )}
    </fieldset>
  )
}
