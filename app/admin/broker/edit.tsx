import { useParams } from 'react-router'
import { EmailField, NameFields } from '#app/account/person-field.tsx'
import { useRead } from '#app/api/query.tsx'
import { ChipsField } from '#app/kit/form/choice-field.tsx'
import { Form } from '#app/kit/form/form.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { RouteFormFooter } from '#app/kit/form/route-form-footer.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { type FormHandle, type FormValues, useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { BrokerDraft, type BrokerRecord, broker } from '#contract/broker/broker.ts'
import { Specialization } from '#contract/broker/specialization.ts'
import { version } from '#contract/crud.ts'
import { endpoint } from '#contract/endpoint.ts'
import { t } from '#domain/locale/translate.ts'
import { VerifiedIdentity } from './change-identity.tsx'

// Adding and editing share a form, which always sends every field it shows.
const wholeDraft = BrokerDraft.omit({ operatingAreas: true }).extend({ version })
const create = endpoint({ ...broker.create, body: wholeDraft })
const change = endpoint({ ...broker.change, body: wholeDraft })

export default function BrokerEdit() {
  const { id } = useParams()
  return id === undefined ? <NewBroker /> : <KnownBroker id={id} />
}

function NewBroker() {
  const close = useCloseRoute()
  const form = useForm(create, {
    start: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      whatsapp: '',
      companyName: '',
      experience: 0,
      specialization: [],
    },
    done: t('Broker added successfully'),
    otherwise: t('Failed to add broker'),
    toastInvalid: true,
    once: true,
    onDone: close,
  })
  return (
    <RouteDialog
      title={t('Add Broker')}
      description={t('The broker gets a link to set a password. KYC starts as pending.')}
    >
      <BrokerForm form={form} submit={t('Add Broker')} />
    </RouteDialog>
  )
}

function KnownBroker({ id }: { id: string }) {
  const read = useRead(broker.get, { params: { id } })
  return (
    <RouteDialog title={t('Edit Broker')}>
      <Loaded read={read} failed={t('Failed to load broker')}>
        {(reply) => <EditBroker row={reply.broker} />}
      </Loaded>
    </RouteDialog>
  )
}

function EditBroker({ row }: { row: BrokerRecord }) {
  const close = useCloseRoute()
  const form = useForm(change, {
    params: { id: row._id },
    start: {
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      phone: row.phone,
      whatsapp: row.whatsapp ?? '',
      companyName: row.companyName,
      experience: row.experience,
      specialization: row.specialization.filter(Specialization.has),
      version: row.version,
    },
    done: t('Broker updated'),
    otherwise: t('Failed to update broker'),
    toastInvalid: true,
    onDone: close,
  })
  const isVerified = row.kycStatus === 'verified'
  return (
    <>
      {isVerified && <VerifiedIdentity row={row} />}
      <BrokerForm form={form} submit={t('Save Changes')} isVerified={isVerified} />
    </>
  )
}

type Values = FormValues<typeof change>

interface BrokerFormProps {
  form: FormHandle<Values>
  submit: string
  /** What identifies the broker is not edited here. */
  isVerified?: boolean
}

function BrokerForm({ form, submit, isVerified = false }: BrokerFormProps) {
  return (
    <Form form={form} label={t('Broker')}>
      {!isVerified && <NameFields form={form} />}
      {!isVerified && <EmailField form={form} />}
      <div className="grid gap-5 sm:grid-cols-2">
        {!isVerified && (
          <TextField form={form} name="phone" label={t('Phone')} type="tel" required />
        )}
        <TextField form={form} name="whatsapp" label={t('WhatsApp')} type="tel" clearable />
      </div>
      {!isVerified && (
        <TextField form={form} name="companyName" label={t('Company')} maxLength={160} required />
      )}
      <NumberField form={form} name="experience" label={t('Experience')} unit={t('years')} />
      <ChipsField
        form={form}
        name="specialization"
        label={t('Specializations')}
        placeholder={t('Add a specialization')}
        options={Specialization.options}
      />
      <RouteFormFooter form={form}>{submit}</RouteFormFooter>
    </Form>
  )
}
