import { useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { Form } from '#app/kit/form/form.tsx'
import { RouteFormFooter } from '#app/kit/form/route-form-footer.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { type FormHandle, type FormValues, useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { MakePartnerKey } from '#app/partner/key-form.tsx'
import { KeyList } from '#app/partner/key-list.tsx'
import { AddPartnerWebhook } from '#app/partner/webhook-form.tsx'
import { Webhooks } from '#app/partner/webhook-list.tsx'
import { version } from '#contract/crud.ts'
import { endpoint } from '#contract/endpoint.ts'
import { apiKey } from '#contract/partner/api-key.ts'
import { type Partner, PartnerDraft, partner } from '#contract/partner/partner.ts'
import { partnerWebhook } from '#contract/partner/webhook.ts'
import { msg, t } from '#domain/locale/translate.ts'

// Adding and editing share a form, which always sends every field.
const whole = PartnerDraft.extend({ version })
const create = endpoint({ ...partner.create, body: whole })
const change = endpoint({ ...partner.change, body: whole })

const failed = msg('Failed to save the partner')

export default function PartnerEdit() {
  const { id } = useParams()
  return id === undefined ? <NewPartner /> : <KnownPartner id={id} />
}

function NewPartner() {
  const close = useCloseRoute()
  const form = useForm(create, {
    start: { name: '', email: '', isActive: true },
    done: t('Partner added'),
    failed,
    once: true,
    onDone: close,
  })
  return (
    <RouteDialog title={t('Add Partner')}>
      <PartnerForm form={form} submit={t('Add Partner')} />
    </RouteDialog>
  )
}

function KnownPartner({ id }: { id: string }) {
  const read = useRead(partner.get, { params: { id } })
  return (
    <RouteDialog title={read.data?.partner.name ?? t('Partner')} className="sm:max-w-2xl">
      <Loaded read={read} failed={t('Failed to load partner')}>
        {(reply) => (
          <div className="space-y-6">
            <PartnerKeys row={reply.partner} />
            <PartnerWebhooks row={reply.partner} />
            <EditPartner row={reply.partner} />
            <History kind="partner" id={id} />
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function PartnerKeys({ row }: { row: Partner }) {
  const read = useRead(apiKey.list, { query: { partner: row._id, limit: '100' } })
  const may = useMay()
  const mayChange = may('partner.change')
  return (
    <section aria-labelledby="partner-keys" className="space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="partner-keys" className="text-lg">
          {t('API keys')}
        </h2>
        {mayChange && row.isActive && <MakePartnerKey partnerId={row._id} />}
      </div>
      <Loaded read={read} failed={t('Failed to load API keys')} height="h-24">
        {({ apiKeys }) =>
          apiKeys.length > 0 ? (
            <KeyList keys={apiKeys} revoke={mayChange ? apiKey.revokeAny : undefined} />
          ) : (
            <p className="text-sm text-muted-foreground">{t('This partner has no API keys.')}</p>
          )
        }
      </Loaded>
    </section>
  )
}

function PartnerWebhooks({ row }: { row: Partner }) {
  const read = useRead(partnerWebhook.list, { params: { id: row._id } }, { every: 15_000 })
  const may = useMay()
  const add = <AddPartnerWebhook partnerId={row._id} />
  return (
    <Webhooks
      read={read}
      acts={partnerWebhook}
      mayChange={may('partner.change')}
      add={row.isActive && add}
      isOfPartner
    />
  )
}

function EditPartner({ row }: { row: Partner }) {
  const close = useCloseRoute()
  const { _id, name, email, isActive, version } = row
  const form = useForm(change, {
    params: { id: _id },
    start: { name, email, isActive, version },
    done: t('Partner saved'),
    failed,
    onDone: close,
  })
  return <PartnerForm form={form} submit={t('Save Changes')} />
}

function PartnerForm({
  form,
  submit,
}: {
  form: FormHandle<FormValues<typeof create>>
  submit: string
}) {
  return (
    <Form form={form} label={t('Partner')}>
      <TextField form={form} name="name" label={t('Name')} maxLength={120} required />
      <TextField
        form={form}
        name="email"
        label={t('Email')}
        type="email"
        help={t('We write to it about its API keys and webhooks.')}
        required
      />
      <SwitchField
        form={form}
        name="isActive"
        label={t('Active')}
        help={t('Keys and webhooks of an inactive partner do not work.')}
      />
      <RouteFormFooter form={form}>{submit}</RouteFormFooter>
    </Form>
  )
}
