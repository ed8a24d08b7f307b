import { useState } from 'react'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#app/ui/dialog.tsx'
import { type BrokerVisit, brokerVisit } from '#contract/visit/visit.ts'
import { brokerReasons, CancelReason } from '#contract/visit/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'

/** Cancels a visit with a reason. */
export function CancelVisit({ row }: { row: BrokerVisit }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost">{t('Cancel visit')}</Button>
      </DialogTrigger>
      <DialogContent title={t('Cancel visit')} description={row.property.title}>
        <CancelForm row={row} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

function CancelForm({ row, onDone }: { row: BrokerVisit; onDone: () => void }) {
  const form = useForm(brokerVisit.cancel, {
    params: { id: row._id },
    done: t('The visit is cancelled'),
    failed: t('The visit could not be cancelled'),
    onDone,
  })
  return (
    <Form form={form} label={t('Cancel visit')}>
      <SelectField
        form={form}
        name="reason"
        label={t('Reason')}
        placeholder={t('Choose a reason')}
        options={brokerReasons.map((value) => ({ value, label: t(CancelReason.label(value)) }))}
        help={t('The customer sees it. Within two hours of the visit it counts as missed.')}
        required
      />
      <DialogFooter className="mt-0">
        <SubmitButton form={form} variant="destructive">
          {t('Cancel visit')}
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}
