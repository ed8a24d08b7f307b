import {
  ContactChoiceCard,
  ProofAwaited,
  type SentCode,
} from '#app/account/contact-choice-card.tsx'
import { useRead } from '#app/api/query.tsx'
import { useCustomer } from '#app/customer-portal/session.ts'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { contactChoice } from '#contract/account/contact-choice.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatPhone } from '#domain/contact/phone.ts'
import { t } from '#domain/locale/translate.ts'

/** Channels by which the customer gets replies and alerts, and the hours of alerts. */
export function ContactChoices() {
  const read = useRead(contactChoice.customerGet, {})
  return (
    <ContactChoiceCard read={read} height="h-56">
      {(reply, code) => <ChoiceForm key={JSON.stringify(reply)} {...reply} code={code} />}
    </ContactChoiceCard>
  )
}

function ChoiceForm({
  choices,
  addresses: { email, whatsapp },
  isWhatsappProven,
  alertHours: { from, until },
  code,
}: ReplyOf<typeof contactChoice.customerGet> & { code: SentCode }) {
  const { isVerified } = useCustomer()
  const form = useForm(contactChoice.customerChange, {
    start: choices,
    done: t('Notification settings saved'),
    otherwise: t('Failed to save your notification settings'),
    onDone: ({ whatsappCode }) => code.onSaved(whatsappCode),
  })
  return (
    <Form form={form} label={t('Notifications')}>
      <fieldset className="space-y-3">
        <legend className="mb-2 text-sm font-semibold">{t('Replies to your enquiries')}</legend>
        <SwitchField
          form={form}
          name="answersByEmail"
          label={t('Email')}
          help={t(
            'We send brokers’ replies to {email} at any time. You can also see them under ' +
              'Enquiries.',
            {
              email,
            },
          )}
        />
      </fieldset>
      <fieldset className="space-y-3">
        <legend className="mb-2 text-sm font-semibold">
          {t('Alerts for saved homes and searches')}
        </legend>
        <p className="text-xs text-muted-foreground">
          {t(
            'We send alerts only between {from} and {until} (IST). Night alerts arrive in ' +
              'the morning. You can choose how often for each saved search.',
            { from: hourText(from), until: hourText(until) },
          )}
        </p>
        {!isVerified && (
          <p className="text-xs font-medium">{t('Confirm your email to get alerts.')}</p>
        )}
        <SwitchField
          form={form}
          name="alertsByEmail"
          label={t('Email')}
          help={t('I agree to alerts at {email}. Every alert has an unsubscribe link.', {
            email,
          })}
        />
        <SwitchField
          form={form}
          name="alertsByWhatsapp"
          label={t('WhatsApp')}
          help={
            whatsapp
              ? t('I agree to alerts on WhatsApp at {number}. Reply STOP any time to stop them.', {
                  number: formatPhone(whatsapp),
                })
              : t('Add your WhatsApp number to your profile first.')
          }
        />
        {choices.alertsByWhatsapp && !isWhatsappProven && <ProofAwaited unsent={code.unsent} />}
      </fieldset>
      <p className="text-xs text-muted-foreground">{t('Password links always come by email.')}</p>
      <div className="grid sm:max-w-40">
        <SubmitButton form={form}>{t('Save')}</SubmitButton>
      </div>
    </Form>
  )
}

/** `10 am`, `9 pm`; other languages name the part of the day. */
function hourText(hour: number): string {
  const half = hour % 12 === 0 ? 12 : hour % 12
  if (hour % 24 < 12) return t('{hour} am', { hour: half })
  if (hour < 19) return t('{hour} pm', { hour: half })
  return t({ id: 'hour.night', message: '{hour} pm' }, { hour: half })
}
