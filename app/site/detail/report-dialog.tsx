import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { flag, VisitorFlagReason } from '#contract/flag.ts'
import { t } from '#domain/locale/translate.ts'

interface ReportDialogProps {
  propertyId: string
  onClose: () => void
}

/** Reports a listing, with the visitor's reason and words. */
export default function ReportDialog({ propertyId, onClose }: ReportDialogProps) {
  const form = useForm(flag.report, {
    params: { id: propertyId },
    done: t('Thank you. We will check this listing.'),
    otherwise: t('Your report could not be sent.'),
    once: true,
    onDone: onClose,
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('Report this listing')}
        description={t('The broker will not know who reported it.')}
      >
        <Form form={form} label={t('Report this listing')}>
          <SelectField
            form={form}
            name="reason"
            label={t('What is wrong?')}
            placeholder={t('Choose a reason')}
            options={VisitorFlagReason.options.map(({ value, label }) => ({
              value,
              label: t(label),
            }))}
            required
          />
          <TextareaField form={form} name="note" label={t('Details')} rows={3} maxLength={1000} />
          <TextField
            form={form}
            name="contact"
            label={t('Your email or phone')}
            help={t('Only if we may contact you about it.')}
            maxLength={254}
          />
          <div hidden>
            <TextField form={form} name="website" label={t('Website')} autoComplete="off" />
          </div>
          <DialogFooter>
            <SubmitButton form={form} busy={t('Sending...')}>
              {t('Send report')}
            </SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
