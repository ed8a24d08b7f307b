import { useState } from 'react'
import { AskButtons } from '#app/admin/approval/ask-buttons.tsx'
import { OpenRequest, useOpenRequest } from '#app/admin/approval/open-request.tsx'
import { Form } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { approval, identityWords } from '#contract/approval/approval.ts'
import type { BrokerRecord } from '#contract/broker/broker.ts'
import { t } from '#domain/locale/translate.ts'

/** What identifies a verified broker, and the way to another administrator who changes it too. */
export function VerifiedIdentity({ row }: { row: BrokerRecord }) {
  const [asking, setAsking] = useState(false)
  const open = useOpenRequest(row._id)
  return (
    <section aria-label={t('Verified details')} className="mb-5 space-y-3">
      <Alert
        tone="info"
        title={t(
          'This broker is verified. Another administrator has to approve changes of name, ' +
            'company, phone and email.',
        )}
      />
      <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
        {identityWords.keys.map((field) => (
          <div key={field} className="min-w-0">
            <dt className="text-xs text-muted-foreground">{identityWords.label(field)}</dt>
            <dd className="break-words">{row[field]}</dd>
          </div>
        ))}
      </dl>
      {open ? (
        <OpenRequest row={open} />
      ) : (
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          {t('Request a change')}
        </Button>
      )}
      {asking && <ChangeIdentity row={row} onClose={() => setAsking(false)} />}
    </section>
  )
}

function ChangeIdentity({ row, onClose }: { row: BrokerRecord; onClose: () => void }) {
  const { firstName, lastName, companyName, phone, email } = row
  const form = useForm(approval.ask, {
    start: {
      ...{ act: 'broker.change_identity', target: row._id },
      identity: { firstName, lastName, companyName, phone, email },
    },
    done: t('Approval requested'),
    failed: t('Failed to request approval'),
    onDone: onClose,
  })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('Request a change')}
        description={`${firstName} ${lastName}, ${companyName}`}
      >
        <Form form={form} label={t('Request approval')}>
          {identityWords.keys.map((field) => (
            <TextField
              key={field}
              form={form}
              name={`identity.${field}`}
              label={identityWords.label(field)}
              {...(field === 'phone' && { type: 'tel' })}
              {...(field === 'email' && { type: 'email' })}
              required
            />
          ))}
          <TextField form={form} name="reason" label={t('Reason')} maxLength={500} required />
          <AskButtons form={form} onBack={onClose} />
        </Form>
      </DialogContent>
    </Dialog>
  )
}
