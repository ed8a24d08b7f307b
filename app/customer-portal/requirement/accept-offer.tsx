import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ConsentNotice } from '#app/inquiry/consent-notice.tsx'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#app/ui/dialog.tsx'
import { NumberSharing } from '#contract/inquiry/number-sharing.ts'
import { type ReceivedOffer, requirement } from '#contract/requirement/requirement.ts'
import { currentLocale, t } from '#domain/locale/translate.ts'

interface AcceptOfferProps {
  requirementId: string
  offer: ReceivedOffer
}

/** Accepts an offered home, which starts a conversation with its broker. */
export function AcceptOffer({ requirementId, offer }: AcceptOfferProps) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button aria-label={t('Accept {title}', { title: offer.home.title })}>{t('Accept')}</Button>
      </DialogTrigger>
      <DialogContent title={t('Accept this home?')} description={offer.home.title}>
        <AcceptForm requirementId={requirementId} offer={offer} />
      </DialogContent>
    </Dialog>
  )
}

function AcceptForm({ requirementId, offer }: AcceptOfferProps) {
  const navigate = useNavigate()
  const broker = offer.through ?? offer.broker
  const form = useForm(requirement.accept, {
    params: { id: requirementId, partId: offer._id },
    start: { message: '', numberSharing: 'chat', language: currentLocale() },
    done: t('Offer accepted'),
    failed: t('Failed to accept the offer'),
    once: true,
    onDone: ({ conversationId }) => void navigate(`/customer-portal/inquiries/${conversationId}`),
  })
  return (
    <Form form={form} label={t('Accept this home?')}>
      <TextareaField
        form={form}
        name="message"
        label={t('Message to {name}', { name: broker.name })}
        rows={3}
        maxLength={2000}
        help={t('The broker sees your name and this message.')}
      />
      <SelectField
        form={form}
        name="numberSharing"
        label={t('Your number')}
        options={NumberSharing.options.filter(({ value }) => value !== 'after-answer')}
      />
      <ConsentNotice
        broker={`${broker.name}, ${broker.companyName}`}
        onLanguage={(language) => form.hook.setValue('language', language)}
      />
      <DialogFooter className="mt-0">
        <SubmitButton form={form} busy={t('Accepting...')} className="max-sm:h-12">
          {t('Accept and start conversation')}
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}
