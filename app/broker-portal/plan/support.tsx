import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ticket } from '#contract/ticket/ticket.ts'
import { answerHours } from '#domain/date/answer-time.ts'
import { t } from '#domain/locale/translate.ts'

/** A link to the support, with the response time of this plan. */
export function PlanSupport({ isPriority }: { isPriority: boolean }) {
  const [asking, setAsking] = useState(false)
  return (
    <section aria-labelledby="plan-support" className="space-y-4 rounded-lg border bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 space-y-1">
          <h2 id="plan-support" className="text-lg">
            {isPriority ? t('Priority support') : t('Support')}
          </h2>
          <p className="max-w-prose text-sm text-muted-foreground">
            {isPriority
              ? t('We reply by email within {hours} hours while your plan is active.', {
                  hours: answerHours.priority,
                })
              : t(
                  'We reply by email within {hours} hours. Plans with priority support get a ' +
                    'reply within {priority} hours.',
                  { hours: answerHours.usual, priority: answerHours.priority },
                )}
          </p>
        </div>
        {!asking && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            <LifeBuoy aria-hidden />
            {t('Contact support')}
          </Button>
        )}
      </div>
      {asking && <Question onDone={() => setAsking(false)} />}
    </section>
  )
}

function Question({ onDone }: { onDone: () => void }) {
  const form = useForm(ticket.ask, {
    done: t('Your message has been sent'),
    failed: t('Failed to send your message'),
    once: true,
    onDone,
  })
  return (
    <Form form={form} label={t('Contact support')}>
      <TextField form={form} name="subject" label={t('Subject')} maxLength={150} required />
      <TextareaField form={form} name="message" label={t('Message')} maxLength={4000} required />
      <div className="flex justify-end gap-2">
        <Button variant="outline" disabled={form.busy} onClick={onDone}>
          {t('Back')}
        </Button>
        <SubmitButton form={form}>{t('Send')}</SubmitButton>
      </div>
    </Form>
  )
}
