import { useState } from 'react'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#app/ui/dialog.tsx'
import { type CustomerVisit, visit } from '#contract/visit/visit.ts'
import { CancelReason, customerReasons } from '#contract/visit/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'

/** Cancels a visit, with a reason if the customer gives one. */
export function CancelVisit({ row }: { row: CustomerVisit }) {
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

function CancelForm({ row, onDone }: { row: CustomerVisit; onDone: () => void }) {
  const form = useForm(visit.cancel, {
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
        options={customerReasons.map((value) => ({ value, label: t(CancelReason.label(value)) }))}
        help={t('The broker sees it. Within two hours of the visit it counts as missed.')}
      />
      <DialogFooter className="mt-0">
        <SubmitButton form={form} variant="destructive">
          {t('Cancel visit')}
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}
