import { useState } from 'react'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { waitlist } from '#contract/waitlist.ts'
import { t } from '#domain/locale/translate.ts'

interface WaitlistDialogProps {
  /** The searched city that is not ours. */
  city: string
  onClose: () => void
}

/** The entry that was sent; the owner of the addresses has to confirm it. */
interface Joined {
  city: string
  email?: string
  phone?: string
}

/** Asks for the city, the contact, and for SMS the code. */
export default function WaitlistDialog({ city, onClose }: WaitlistDialogProps) {
  const [joined, setJoined] = useState<Joined>()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={joined ? t('Please confirm') : t('Join Waitlist')}
        description={
          joined
            ? sentTo(joined)
            : t('We will notify you when the first property in your city goes live.')
        }
      >
        {!joined && <JoinForm city={city} onJoined={setJoined} />}
        {joined?.phone && <CodeForm city={joined.city} phone={joined.phone} onClose={onClose} />}
        {joined && !joined.phone && (
          <DialogFooter>
            <Button onClick={onClose}>{t('Close')}</Button>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  )
}

function sentTo({ email, phone }: Joined): string {
  if (email && phone) return t('We have sent you an email with a link and an SMS with a code.')
  return email
    ? t('We have sent you an email. Please open the link in it.')
    : t('We have sent you an SMS with a code.')
}

function JoinForm({ city, onJoined }: { city: string; onJoined: (joined: Joined) => void }) {
  const form = useForm(waitlist.join, {
    start: { city },
    otherwise: t('We could not add you to the waitlist.'),
    once: true,
    onDone: () => {
      const { city: wanted, email, phone } = form.hook.getValues()
      onJoined({ city: wanted, ...textOf('email', email), ...textOf('phone', phone) })
    },
  })
  return (
    <Form form={form} label={t('Join Waitlist')}>
      <TextField form={form} name="city" label={t('City')} maxLength={80} required />
      <TextField form={form} name="email" label={t('Email')} type="email" autoComplete="email" />
      <TextField
        form={form}
        name="phone"
        label={t('Phone')}
        type="tel"
        autoComplete="tel"
        placeholder="+91 98765 43210"
        help={t('An email address or a mobile number is enough.')}
      />
      <SwitchField
        form={form}
        name="consent"
        label={t('Notify me about this city. Do not use my contact details for anything else.')}
      />
      <div hidden>
        <TextField form={form} name="website" label={t('Website')} autoComplete="off" />
      </div>
      <DialogFooter>
        <SubmitButton form={form} busy={t('Joining...')}>
          {t('Join Waitlist')}
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}

const textOf = (name: 'email' | 'phone', value: unknown) =>
  typeof value === 'string' && value !== '' ? { [name]: value } : {}

interface CodeFormProps {
  city: string
  phone: string
  onClose: () => void
}

function CodeForm({ city, phone, onClose }: CodeFormProps) {
  const form = useForm(waitlist.confirmPhone, {
    start: { city, phone },
    done: t('You are on the waitlist'),
    otherwise: t('We could not confirm your number.'),
    onDone: onClose,
  })
  return (
    <Form form={form} label={t('Confirm your number')}>
      <TextField
        form={form}
        name="code"
        label={t('Code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
      />
      <DialogFooter>
        <SubmitButton form={form} busy={t('Confirming...')}>
          {t('Confirm')}
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}
