import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { saveIntent } from '#app/account/intent.ts'
import { useToken } from '#app/api/token.ts'
import { ConsentNotice } from '#app/inquiry/consent-notice.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { ShareTouches } from '#app/touch/share-touches.tsx'
import { storedTouches } from '#app/touch/stored-touches.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { SlotPicker } from '#app/visit/slot-picker.tsx'
import { visitTimeText } from '#app/visit/visit-time-text.ts'
import { visit } from '#contract/visit/visit.ts'
import { currentLocale, t } from '#domain/locale/translate.ts'

interface VisitDialogProps {
  propertyId: string
  title: string
  brokerName: string
  /** The time that was chosen before the sign-in; empty without one. */
  start: string
  onClose: () => void
}

/** Books a visit to a home. */
export default function VisitDialog({ title, onClose, ...given }: VisitDialogProps) {
  const token = useToken('customer')
  const [booked, setBooked] = useState<string>()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('Book a visit')} description={title}>
        {booked ? (
          <Booked at={booked} />
        ) : token ? (
          <BookingForm {...given} onBooked={setBooked} />
        ) : (
          <SignInFirst {...given} />
        )}
      </DialogContent>
    </Dialog>
  )
}

type Given = Omit<VisitDialogProps, 'title' | 'onClose'>

function BookingForm({
  propertyId,
  brokerName,
  start,
  onBooked,
}: Given & { onBooked: (startsAt: string) => void }) {
  const [isShared, setShared] = useState(false)
  const form = useForm(visit.book, {
    start: { propertyId, startsAt: start, message: '', language: currentLocale() },
    prepare: (values) => ({ ...values, ...(isShared && { touches: storedTouches() }) }),
    failed: t('The visit could not be booked'),
    once: true,
    onDone: (reply) => onBooked(reply.visit.startsAt),
  })
  const { field, fieldState } = useController({ control: form.hook.control, name: 'startsAt' })
  return (
    <Form form={form} label={t('Book a visit')}>
      <SlotPicker
        propertyId={propertyId}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        round={form.hook.formState.submitCount}
      />
      {field.value && (
        <>
          <TextareaField
            form={form}
            name="message"
            label={t('Message')}
            help={t('For example, how many people will come.')}
            rows={2}
            maxLength={2000}
          />
          <ConsentNotice
            broker={brokerName}
            onLanguage={(language) => form.hook.setValue('language', language)}
          />
          <ShareTouches checked={isShared} onChange={({ target }) => setShared(target.checked)} />
          <DialogFooter className="mt-0">
            <SubmitButton form={form} busy={t('Booking...')} className="max-sm:h-12">
              {t('Book this time')}
            </SubmitButton>
          </DialogFooter>
        </>
      )}
    </Form>
  )
}

function SignInFirst({ propertyId, start }: Given) {
  const [startsAt, setStartsAt] = useState(start)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const signIn = () => {
    const to = `${pathname}?visit=${encodeURIComponent(startsAt)}`
    saveIntent({ act: 'open', to, why: t('Sign in to book the visit.') })
    void navigate('/customer-portal')
  }
  return (
    <div className="space-y-5">
      <SlotPicker propertyId={propertyId} value={startsAt} onChange={setStartsAt} />
      <DialogFooter className="mt-0 items-center">
        <p className="text-sm text-muted-foreground">
          {t('An account keeps your visits and their codes together.')}
        </p>
        <Button onClick={signIn} className="max-sm:h-12 max-sm:w-full">
          {t('Sign in to book')}
        </Button>
      </DialogFooter>
    </div>
  )
}

function Booked({ at }: { at: string }) {
  return (
    <div className="space-y-5">
      <Alert tone="success" title={t('Your visit is booked')}>
        {visitTimeText(at)}
      </Alert>
      <p className="text-sm text-muted-foreground">
        {t('Under My visits, you find the code to show at the door and a file for your calendar.')}
      </p>
      <DialogFooter className="mt-0">
        <Link to="/customer-portal/visits" className={buttonClass({ className: 'max-sm:h-12' })}>
          {t('Go to My visits')}
        </Link>
      </DialogFooter>
    </div>
  )
}
