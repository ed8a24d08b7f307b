import { Form, SubmitButton } from '#app/kit/form.tsx'
import { SwitchField } from '#app/kit/switch-field.tsx'
import { TextField } from '#app/kit/text-field.tsx'
import { useForm } from '#app/kit/use-form.ts'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { waitlist } from '#contract/waitlist.ts'

interface WaitlistDialogProps {
  /** What was searched for, where that is no city of ours. */
  city: string
  onClose: () => void
}

/** Which city, and how to reach the person. */
export default function WaitlistDialog({ city, onClose }: WaitlistDialogProps) {
  const form = useForm(waitlist.join, {
    start: { city },
    done: 'You are on the waitlist',
    otherwise: 'You could not be put on the waitlist.',
    once: true,
    onDone: onClose,
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Join Waitlist"
        description="We tell you when the first home of your city is live."
      >
        <Form form={form} label="Join Waitlist">
          <TextField form={form} name="city" label="City" maxLength={80} required />
          <TextField form={form} name="email" label="Email" type="email" autoComplete="email" />
          <TextField
            form={form}
            name="phone"
            label="Phone"
            type="tel"
            autoComplete="tel"
            placeholder="+91 98765 43210"
            help="An email address or a mobile number is enough."
          />
          <SwitchField
            form={form}
            name="consent"
            label="Yes, tell me about this city. My address is used for nothing else."
          />
          <div hidden>
            <TextField form={form} name="website" label="Website" autoComplete="off" />
          </div>
          <DialogFooter>
            <SubmitButton form={form} busy="Joining...">
              Join Waitlist
            </SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
