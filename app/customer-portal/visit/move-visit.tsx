import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#app/ui/dialog.tsx'
import { SlotPicker } from '#app/visit/slot-picker.tsx'
import { type CustomerVisit, visit } from '#contract/visit/visit.ts'
import { t } from '#domain/locale/translate.ts'

/** Moves a visit to another free time. */
export function MoveVisit({ row }: { row: CustomerVisit }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">{t('Move')}</Button>
      </DialogTrigger>
      <DialogContent title={t('Move the visit')} description={row.property.title}>
        <MoveForm row={row} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

function MoveForm({ row, onDone }: { row: CustomerVisit; onDone: () => void }) {
  const form = useForm(visit.move, {
    params: { id: row._id },
    start: { startsAt: '', version: row.version },
    done: t('Visit moved'),
    failed: t('The visit could not be moved'),
    onDone,
  })
  const { field, fieldState } = useController({ control: form.hook.control, name: 'startsAt' })
  return (
    <Form form={form} label={t('Move the visit')}>
      <SlotPicker
        propertyId={row.property._id}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        round={form.hook.formState.submitCount}
      />
      <DialogFooter className="mt-0">
        <SubmitButton form={form}>{t('Move to this time')}</SubmitButton>
      </DialogFooter>
    </Form>
  )
}
