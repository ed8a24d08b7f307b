import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ticket } from '#contract/ticket/ticket.ts'
import { answerHours } from '#domain/date/answer-time.ts'

/** A link to the support, with the response time of this plan. */
export function PlanSupport({ isPriority }: { isPriority: boolean }) {
  const [asking, setAsking] = useState(false)
  const hours = isPriority ? answerHours.priority : answerHours.usual
  return (
    <section aria-labelledby="plan-support" className="space-y-4 rounded-lg border bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 space-y-1">
          <h2 id="plan-support" className="text-lg">
            {isPriority ? 'Priority support' : 'Support'}
          </h2>
          <p className="max-w-prose text-sm text-muted-foreground">
            We answer by e-mail within {hours} hours
            {isPriority
              ? ', before others, as long as your plan holds.'
              : `. Plans with priority support: ${answerHours.priority} hours.`}
          </p>
        </div>
        {!asking && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            <LifeBuoy aria-hidden />
            Write to support
          </Button>
        )}
      </div>
      {asking && <Question onDone={() => setAsking(false)} />}
    </section>
  )
}

function Question({ onDone }: { onDone: () => void }) {
  const form = useForm(ticket.ask, {
    done: 'Your message has been sent',
    failed: 'Failed to send your message',
    once: true,
    onDone,
  })
  return (
    <Form form={form} label="Write to support">
      <TextField form={form} name="subject" label="Subject" maxLength={150} required />
      <TextareaField form={form} name="message" label="Message" maxLength={4000} required />
      <div className="flex justify-end gap-2">
        <Button variant="outline" disabled={form.busy} onClick={onDone}>
          Back
        </Button>
        <SubmitButton form={form}>Send</SubmitButton>
      </div>
    </Form>
  )
}
