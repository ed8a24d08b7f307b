import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { maxOfferNote } from '#contract/requirement/limits.ts'
import { requirementShare } from '#contract/requirement/share.ts'
import { t } from '#domain/locale/translate.ts'

/** Shares a requirement with another broker, and how to split the commission. */
export function ShareForm({ id }: { id: string }) {
  const form = useForm(requirementShare.propose, {
    params: { id },
    start: { to: '', percent: 50, note: '' },
    done: t('Proposal sent'),
    failed: t('Failed to share the requirement'),
    once: true,
    onDone: () => form.hook.reset({ to: '', percent: 50, note: '' }),
  })
  return (
    <section aria-labelledby="share" className="space-y-3">
      <h2 id="share" className="text-lg">
        {t('Share with another broker')}
      </h2>
      <p className="text-sm text-muted-foreground">
        {t(
          'The broker sees what is looked for after accepting your terms, and offers homes ' +
            'through you. Nobody sees the name or number. The proposal ends after 24 hours.',
        )}
      </p>
      <Form form={form} label={t('Share with another broker')}>
        <TextField
          form={form}
          name="to"
          label={t('Email or phone of the broker')}
          maxLength={254}
          required
        />
        <NumberField
          form={form}
          name="percent"
          label={t('Share of the commission for the broker')}
          unit="%"
          help={t('The rest is yours. Terms cannot be changed later.')}
          required
        />
        <TextField form={form} name="note" label={t('Message')} maxLength={maxOfferNote} />
        <SubmitButton form={form} busy={t('Sending...')} className="self-start max-sm:w-full">
          {t('Send proposal')}
        </SubmitButton>
      </Form>
    </section>
  )
}
