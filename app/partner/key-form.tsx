import { useState } from 'react'
import { ChipsField, SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { type FormHandle, useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.ts'
import { apiKey, KeyLifetime } from '#contract/partner/api-key.ts'
import { Scope } from '#contract/partner/scope.ts'
import { t } from '#domain/locale/translate.ts'
import { ShownOnce } from './shown-once.tsx'

const start = { name: '', lifetime: '365d' } as const

/** The dialog in which a broker creates an API key, whose text is shown once. */
export function MakeKey() {
  return (
    <KeyDialog>
      {(onMade, onCancel) => <BrokerKeyForm onMade={onMade} onCancel={onCancel} />}
    </KeyDialog>
  )
}

/** The same for a partner, whose keys open public listings only. */
export function MakePartnerKey({ partnerId }: { partnerId: string }) {
  return (
    <KeyDialog>
      {(onMade, onCancel) => (
        <PartnerKeyForm partnerId={partnerId} onMade={onMade} onCancel={onCancel} />
      )}
    </KeyDialog>
  )
}

interface FormProps {
  /** Called with the text of the key; null if an earlier response to the same request had it. */
  onMade: (key: string | null) => void
  onCancel: () => void
}

function KeyDialog({
  children,
}: {
  children: (onMade: FormProps['onMade'], onCancel: FormProps['onCancel']) => React.ReactNode
}) {
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<string>()
  const close = () => setOpen(false)
  const show = (key: string | null) => {
    close()
    if (key !== null) setMade(key)
    else {
      toast.error(t('This key was made, but it cannot be shown again'), {
        description: t('Revoke it and make a new one.'),
      })
    }
  }
  return (
    <>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button>{t('New API key')}</Button>
        </DialogTrigger>
        <DialogContent title={t('New API key')}>{children(show, close)}</DialogContent>
      </Dialog>
      <ShownOnce
        title={t('Your new API key')}
        label={t('API key')}
        secret={made}
        onClose={() => setMade(undefined)}
      />
    </>
  )
}

function BrokerKeyForm({ onMade, onCancel }: FormProps) {
  const form = useForm(apiKey.create, {
    start: { ...start, scopes: [] },
    failed: t('Failed to make the API key'),
    once: true,
    onDone: (reply) => onMade(reply.key),
  })
  return (
    <Form form={form} label={t('New API key')}>
      <TextField
        form={form}
        name="name"
        label={t('Name')}
        help={t('What will use it, such as “CRM” or “Website”.')}
        maxLength={60}
        required
      />
      <ChipsField
        form={form}
        name="scopes"
        label={t('What it can do')}
        options={Scope.options}
        required
      />
      <SelectField
        form={form}
        name="lifetime"
        label={t('Valid for')}
        options={KeyLifetime.options}
      />
      <KeyFooter form={form} onCancel={onCancel} />
    </Form>
  )
}

function PartnerKeyForm({ partnerId, onMade, onCancel }: FormProps & { partnerId: string }) {
  const form = useForm(apiKey.createForPartner, {
    params: { id: partnerId },
    start,
    failed: t('Failed to make the API key'),
    once: true,
    onDone: (reply) => onMade(reply.key),
  })
  return (
    <Form form={form} label={t('New API key')}>
      <TextField form={form} name="name" label={t('Name')} maxLength={60} required />
      <SelectField
        form={form}
        name="lifetime"
        label={t('Valid for')}
        options={KeyLifetime.options}
      />
      <KeyFooter form={form} onCancel={onCancel} />
    </Form>
  )
}

function KeyFooter<Values extends Record<string, unknown>>({
  form,
  onCancel,
}: {
  form: FormHandle<Values>
  onCancel: () => void
}) {
  return (
    <DialogFooter className="mt-0">
      <Button variant="outline" onClick={onCancel}>
        {t('Cancel')}
      </Button>
      <SubmitButton form={form}>{t('Make key')}</SubmitButton>
    </DialogFooter>
  )
}
