import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#app/ui/dialog.tsx'
import { Input } from '#app/ui/input.tsx'
import { type BrokerVisit, brokerVisit } from '#contract/visit/visit.ts'
import { readMomentInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

/** Proposes another time for a visit. */
export function ProposeTime({ row }: { row: BrokerVisit }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">{t('Propose another time')}</Button>
      </DialogTrigger>
      <DialogContent
        title={t('Propose another time')}
        description={t('The visit stays as it is until the customer accepts.')}
      >
        <ProposalForm row={row} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

function ProposalForm({ row, onDone }: { row: BrokerVisit; onDone: () => void }) {
  const form = useForm(brokerVisit.propose, {
    params: { id: row._id },
    start: { startsAt: '', version: row.version },
    done: t('Proposal sent to the customer'),
    failed: t('The time could not be proposed'),
    onDone,
  })
  const { field, fieldState } = useController({ control: form.hook.control, name: 'startsAt' })
  const id = useId()
  const { error } = fieldState
  return (
    <Form form={form} label={t('Propose another time')}>
      <FieldFrame id={id} label={t('Date and time (IST)')} required error={error?.message}>
        <Input
          id={id}
          type="datetime-local"
          step={300}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) =>
            field.onChange(readMomentInIndia(target.value)?.toISOString() ?? '')
          }
        />
      </FieldFrame>
      <DialogFooter className="mt-0">
        <SubmitButton form={form} busy={t('Sending...')}>
          {t('Send proposal')}
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}
