import { useState } from 'react'
import { ChipsField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { type FormHandle, type FormValues, useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.ts'
import { version } from '#contract/crud.ts'
import { endpoint } from '#contract/endpoint.ts'
import { partnerWebhook, type Webhook, WebhookDraft, webhook } from '#contract/partner/webhook.ts'
import { partnerKinds, WebhookKind } from '#contract/partner/webhook-event.ts'
import { t } from '#domain/locale/translate.ts'
import { ShownOnce } from './shown-once.tsx'
import type { WebhookActs } from './webhook-acts.ts'

// Adding and editing share a form.
const whole = WebhookDraft.extend({ version })
const create = endpoint({ ...webhook.create, body: whole })
const createForPartner = endpoint({ ...partnerWebhook.create, body: whole })

const start = { url: '', kinds: [] }

interface FormProps {
  onMade: (secret: string | null) => void
  onCancel: () => void
}

/** The dialog in which a broker adds a webhook, whose secret is shown once. */
export function AddWebhook() {
  return (
    <AddDialog>
      {(onMade, onCancel) => <BrokerForm onMade={onMade} onCancel={onCancel} />}
    </AddDialog>
  )
}

/** Adds a webhook for a partner, with events of public listings only. */
export function AddPartnerWebhook({ partnerId }: { partnerId: string }) {
  return (
    <AddDialog>
      {(onMade, onCancel) => (
        <PartnerForm partnerId={partnerId} onMade={onMade} onCancel={onCancel} />
      )}
    </AddDialog>
  )
}

function AddDialog({
  children,
}: {
  children: (onMade: FormProps['onMade'], onCancel: FormProps['onCancel']) => React.ReactNode
}) {
  const [open, setOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  const close = () => setOpen(false)
  const show = (made: string | null) => {
    close()
    if (made !== null) setSecret(made)
    else {
      toast.error(t('This webhook was added, but its secret cannot be shown again'), {
        description: t('Make a new signing secret.'),
      })
    }
  }
  return (
    <>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button>{t('Add webhook')}</Button>
        </DialogTrigger>
        <DialogContent title={t('Add webhook')}>{children(show, close)}</DialogContent>
      </Dialog>
      <WebhookSecret secret={secret} onClose={() => setSecret(undefined)} />
    </>
  )
}

/** Shows the signing secret of a webhook once. */
export function WebhookSecret({
  secret,
  onClose,
}: {
  secret: string | undefined
  onClose: () => void
}) {
  return (
    <ShownOnce
      title={t('Signing secret')}
      label={t('Your software checks our signature with it')}
      secret={secret}
      onClose={onClose}
    />
  )
}

function BrokerForm({ onMade, onCancel }: FormProps) {
  const form = useForm(create, {
    start,
    failed: t('Failed to add the webhook'),
    once: true,
    onDone: (reply) => onMade(reply.secret),
  })
  return (
    <WebhookForm
      form={form}
      label={t('Add webhook')}
      kinds={WebhookKind.options}
      onCancel={onCancel}
    />
  )
}

const ofPartners = WebhookKind.options.filter(({ value }) => partnerKinds.includes(value))

function PartnerForm({ partnerId, onMade, onCancel }: FormProps & { partnerId: string }) {
  const form = useForm(createForPartner, {
    params: { id: partnerId },
    start,
    failed: t('Failed to add the webhook'),
    once: true,
    onDone: (reply) => onMade(reply.secret),
  })
  return <WebhookForm form={form} label={t('Add webhook')} kinds={ofPartners} onCancel={onCancel} />
}

/** The dialog in which the address and the events of a webhook are changed. */
export function EditWebhook({
  row,
  acts,
  isOfPartner,
  onClose,
}: {
  row: Webhook
  acts: WebhookActs
  isOfPartner: boolean
  onClose: () => void
}) {
  const { url, kinds } = row
  const form = useForm(endpoint({ ...acts.change, body: whole }), {
    params: { id: row._id },
    start: { url, kinds, version: row.version },
    done: t('Webhook saved'),
    failed: t('Failed to save the webhook'),
    onDone: onClose,
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('Edit webhook')}>
        <WebhookForm
          form={form}
          label={t('Edit webhook')}
          kinds={isOfPartner ? ofPartners : WebhookKind.options}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  )
}

interface WebhookFormProps {
  form: FormHandle<FormValues<typeof create>>
  label: string
  kinds: typeof WebhookKind.options
  onCancel: () => void
}

function WebhookForm({ form, label, kinds, onCancel }: WebhookFormProps) {
  return (
    <Form form={form} label={label}>
      <TextField
        form={form}
        name="url"
        type="url"
        label={t('Address')}
        help={t('Where we send events, such as https://crm.example.in/brickbazaar.')}
        maxLength={1000}
        required
      />
      <ChipsField
        form={form}
        name="kinds"
        label={t('What it is told of')}
        options={kinds}
        required
      />
      <DialogFooter className="mt-0">
        <Button variant="outline" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <SubmitButton form={form}>{t('Save webhook')}</SubmitButton>
      </DialogFooter>
    </Form>
  )
}
