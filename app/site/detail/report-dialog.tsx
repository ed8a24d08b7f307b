import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { FlagReason, flag } from '#contract/flag.ts'

interface ReportDialogProps {
  propertyId: string
  onClose: () => void
}

/** Reports a listing, with the visitor's reason and words. */
export default function ReportDialog({ propertyId, onClose }: ReportDialogProps) {
  const form = useForm(flag.report, {
    params: { id: propertyId },
    done: 'Thank you. We will look at this listing.',
    otherwise: 'Your report could not be sent.',
    once: true,
    onDone: onClose,
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Report this listing"
        description="The broker does not learn who reported it."
      >
        <Form form={form} label="Report this listing">
          <SelectField
            form={form}
            name="reason"
            label="What is wrong?"
            placeholder="Choose a reason"
            options={FlagReason.options}
            required
          />
          <TextareaField form={form} name="note" label="Details" rows={3} maxLength={1000} />
          <TextField
            form={form}
            name="contact"
            label="Your email or phone"
            help="Only if we may ask you about it."
            maxLength={254}
          />
          <div hidden>
            <TextField form={form} name="website" label="Website" autoComplete="off" />
          </div>
          <DialogFooter>
            <SubmitButton form={form} busy="Sending...">
              Send report
            </SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
