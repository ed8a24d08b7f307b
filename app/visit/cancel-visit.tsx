import { useState } from 'react'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#app/ui/dialog.tsx'
import type { Endpoint } from '#contract/endpoint.ts'
import { type BrokerVisit, brokerVisit, type CustomerVisit, visit } from '#contract/visit/visit.ts'
import {
  brokerReasons,
  CancelReason,
  customerReasons,
  type VisitSide,
} from '#contract/visit/vocabulary.ts'
import { msg, t } from '#domain/locale/translate.ts'

interface CancelVisitProps {
  row: CustomerVisit | BrokerVisit
  side: VisitSide
}

/** Cancels a visit: a broker gives a reason, a customer may. */
export function CancelVisit({ row, side }: CancelVisitProps) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost">{t('Cancel visit')}</Button>
      </DialogTrigger>
      <DialogContent title={t('Cancel visit')} description={row.property.title}>
        <CancelForm row={row} side={side} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

const forms = {
  customer: {
    endpoint: visit.cancel,
    reasons: customerReasons,
    help: msg(
      'The broker sees this reason. A visit cancelled less than two hours before counts ' +
        'as missed.',
    ),
  },
  broker: {
    endpoint: brokerVisit.cancel,
    reasons: brokerReasons,
    help: msg(
      'The customer sees this reason. A visit cancelled less than two hours before counts ' +
        'as missed.',
    ),
  },
} as const

function CancelForm({ row, side, onDone }: CancelVisitProps & { onDone: () => void }) {
  const { endpoint, reasons, help } = forms[side]
  const form = useForm<Endpoint>(endpoint, {
    params: { id: row._id },
    done: t('Visit cancelled'),
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
        options={reasons.map((value) => ({ value, label: t(CancelReason.label(value)) }))}
        help={t(help)}
        required={side === 'broker'}
      />
      <DialogFooter className="mt-0">
        <SubmitButton form={form} variant="destructive">
          {t('Cancel visit')}
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}
