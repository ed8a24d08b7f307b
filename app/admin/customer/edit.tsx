import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { EmailField, NameFields } from '#app/account/person-field.tsx'
import { useRead } from '#app/api/query.tsx'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form } from '#app/kit/form/form.tsx'
import { RouteFormFooter } from '#app/kit/form/route-form-footer.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { type FormHandle, type FormValues, useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import {
  CustomerChange,
  CustomerDraft,
  type CustomerRecord,
  CustomerSource,
  customer,
  Gender,
} from '#contract/customer/customer.ts'
import { endpoint } from '#contract/endpoint.ts'
import { t } from '#domain/locale/translate.ts'

// Adding and editing share a form, which always sends every field it shows.
const { dateOfBirth, gender, isVerified, version } = CustomerChange.shape
const whole = CustomerDraft.extend({ dateOfBirth, gender, isVerified, version })
const create = endpoint({ ...customer.create, body: whole })
const change = endpoint({ ...customer.change, body: whole })

export default function CustomerEdit() {
  const { id } = useParams()
  return id === undefined ? <NewCustomer /> : <KnownCustomer id={id} />
}

function NewCustomer() {
  const close = useCloseRoute()
  const form = useForm(create, {
    start: { firstName: '', lastName: '', email: '', phone: '', whatsapp: '', source: 'web' },
    done: t('Customer added successfully'),
    otherwise: t('Failed to add customer'),
    toastInvalid: true,
    once: true,
    onDone: close,
  })
  return (
    <RouteDialog
      title={t('Add Customer')}
      description={t('The customer gets a link to set a password.')}
    >
      <CustomerForm form={form} submit={t('Add Customer')} />
    </RouteDialog>
  )
}

function KnownCustomer({ id }: { id: string }) {
  const read = useRead(customer.get, { params: { id } })
  return (
    <RouteDialog title={t('Edit Customer')}>
      <Loaded read={read} failed={t('Failed to load customer')}>
        {(reply) => <EditCustomer row={reply.customer} />}
      </Loaded>
    </RouteDialog>
  )
}

function EditCustomer({ row }: { row: CustomerRecord }) {
  const close = useCloseRoute()
  const form = useForm(change, {
    params: { id: row._id },
    start: {
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      phone: row.phone,
      whatsapp: row.whatsapp ?? '',
      dateOfBirth: row.dateOfBirth ?? '',
      gender: row.gender ?? '',
      source: row.source,
      isVerified: row.isVerified,
      version: row.version,
    },
    done: t('Customer updated'),
    otherwise: t('Failed to update customer'),
    toastInvalid: true,
    onDone: close,
  })
  return (
    <CustomerForm form={form} submit={t('Save Changes')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="dateOfBirth"
          label={t('Date of Birth')}
          type="date"
          clearable
        />
        <SelectField
          form={form}
          name="gender"
          label={t('Gender')}
          {...(!row.gender && { placeholder: t('Not stated') })}
          options={Gender.options}
        />
      </div>
      <SwitchField
        form={form}
        name="isVerified"
        label={t('Verified')}
        help={t('Set automatically when the customer opens a link sent to this address.')}
      />
    </CustomerForm>
  )
}

interface CustomerFormProps {
  form: FormHandle<FormValues<typeof change>>
  submit: string
  /** Fields that only an existing customer has. */
  children?: ReactNode
}

function CustomerForm({ form, submit, children }: CustomerFormProps) {
  return (
    <Form form={form} label={t('Customer')}>
      <NameFields form={form} />
      <EmailField form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="phone"
          label={t('Phone')}
          type="tel"
          placeholder="+91 98765 43210"
          required
        />
        <TextField form={form} name="whatsapp" label={t('WhatsApp')} type="tel" clearable />
      </div>
      <SelectField form={form} name="source" label={t('Source')} options={CustomerSource.options} />
      {children}
      <RouteFormFooter form={form}>{submit}</RouteFormFooter>
    </Form>
  )
}
