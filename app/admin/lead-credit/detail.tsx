import { useState } from 'react'
import { useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { FactList, type LabelledFact } from '#app/kit/fact-list.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  CreditReason,
  type LeadCreditRow,
  type LeadTry,
  leadGuarantee,
  TryOutcome,
} from '#contract/inquiry/lead-guarantee.ts'
import { t } from '#domain/locale/translate.ts'
import { CreditBadge } from './badge.tsx'

/** One credit with the tries of the broker; it can be reversed with a reason. */
export default function LeadCreditDetail() {
  const { id = '' } = useParams()
  const read = useRead(leadGuarantee.get, { params: { id } })
  const may = useMay()
  const found = read.data?.credit
  return (
    <RouteDialog
      title={found ? found.broker.name : t('Lead credit')}
      {...(found && { description: found.broker.companyName })}
      className="sm:max-w-2xl"
    >
      <Loaded read={read} failed={t('Failed to load the credit')}>
        {({ credit, attempts }) => (
          <div key={id} className="space-y-6">
            <Facts row={credit} />
            <Attempts attempts={attempts} />
            {may('subscription.change') && credit.mayReverse && <Reverse row={credit} />}
            <History kind="lead_credit" id={id} />
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function Facts({ row }: { row: LeadCreditRow }) {
  const facts: LabelledFact[] = [
    [t('Lead'), row.name],
    [t('Reason'), t(CreditReason.label(row.reason))],
    [t('Status'), <CreditBadge key="status" row={row} />],
    [t('Credited'), <When key="at" at={row.creditedAt} time />],
    ...(row.earlierAt
      ? [[t('Same person opened'), <When key="earlier" at={row.earlierAt} time />] as const]
      : []),
    [t('Plan'), row.plan],
    [
      t('In this plan period'),
      t('{credited} of {opened} credited', {
        credited: row.broker.credited,
        opened: row.broker.opened,
      }),
    ],
  ]
  return (
    <>
      <FactList facts={facts} />
      {row.reversedAt && (
        <p className="text-sm break-words">
          {t('Reversed by {name}: {reason}', {
            name: row.reversedBy ?? '',
            reason: row.reversalReason ?? '',
          })}
        </p>
      )}
    </>
  )
}

function Attempts({ attempts }: { attempts: LeadTry[] }) {
  if (attempts.length === 0) return null
  return (
    <section aria-label={t('Tries of the broker')} className="text-sm">
      <h3 className="mb-2 font-semibold">{t('Tries of the broker')}</h3>
      <ol className="space-y-1">
        {attempts.map((one) => (
          <li key={one._id} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {t(TryOutcome.label(one.outcome))}
              {one.isConnected && ` · ${t('Call through BrickBazaar')}`}
            </span>
            <When at={one.triedAt} time className="text-muted-foreground" />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Reverse({ row }: { row: LeadCreditRow }) {
  const [open, setOpen] = useState(false)
  if (!open) {
    return (
      <Button variant="destructive" onClick={() => setOpen(true)}>
        {t('Reverse credit')}
      </Button>
    )
  }
  return <ReverseForm row={row} onDone={() => setOpen(false)} />
}

function ReverseForm({ row, onDone }: { row: LeadCreditRow; onDone: () => void }) {
  const form = useForm(leadGuarantee.reverse, {
    params: { id: row._id },
    start: { reason: '' },
    done: t('Credit reversed'),
    failed: t('Failed to reverse the credit'),
    onDone,
  })
  return (
    <Form form={form} label={t('Reverse credit')}>
      <TextareaField
        form={form}
        name="reason"
        label={t('Reason')}
        rows={2}
        maxLength={500}
        required
        help={t('Shown to the broker. The contact view counts again and is not credited anew.')}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="button" variant="outline" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <SubmitButton form={form} variant="destructive">
          {t('Reverse credit')}
        </SubmitButton>
      </div>
    </Form>
  )
}
