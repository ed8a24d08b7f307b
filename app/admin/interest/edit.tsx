import { useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useRead } from '#app/api/query.tsx'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { ColorField } from '#app/kit/form/color-field.tsx'
import { Form } from '#app/kit/form/form.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { RouteFormFooter } from '#app/kit/form/route-form-footer.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import { type FormHandle, type FormValues, useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { version } from '#contract/crud.ts'
import { endpoint } from '#contract/endpoint.ts'
import {
  type Interest,
  InterestCategory,
  InterestDraft,
  InterestIcon,
  interest,
} from '#contract/interest.ts'
import { msg, t } from '#domain/locale/translate.ts'

// Adding and editing share a form, which always sends every field.
const whole = InterestDraft.extend({ version })
const create = endpoint({ ...interest.create, body: whole })
const change = endpoint({ ...interest.change, body: whole })

const failed = msg('Failed to create or update interest')

export default function InterestEdit() {
  const { id } = useParams()
  return id === undefined ? <NewInterest /> : <KnownInterest id={id} />
}

function NewInterest() {
  const close = useCloseRoute()
  const form = useForm(create, {
    start: {
      category: 'lifestyle',
      icon: 'home',
      color: '#3b82f6',
      isActive: true,
      sortOrder: 0,
    },
    done: t('Interest created successfully'),
    failed,
    once: true,
    onDone: close,
  })
  return (
    <RouteDialog title={t('Add Interest')}>
      <InterestForm form={form} submit={t('Create Interest')} />
    </RouteDialog>
  )
}

function KnownInterest({ id }: { id: string }) {
  const read = useRead(interest.get, { params: { id } })
  return (
    <RouteDialog title={t('Edit Interest')}>
      <Loaded read={read} failed={t('Failed to load interest')}>
        {(reply) => (
          <div className="space-y-6">
            <EditInterest row={reply.interest} />
            <History kind="interest" id={id} />
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function EditInterest({ row }: { row: Interest }) {
  const close = useCloseRoute()
  const { _id, ...start } = row
  const form = useForm(change, {
    params: { id: _id },
    start,
    done: t('Interest updated successfully'),
    failed,
    onDone: close,
  })
  return <InterestForm form={form} submit={t('Save Changes')} />
}

function InterestForm({
  form,
  submit,
}: {
  form: FormHandle<FormValues<typeof create>>
  submit: string
}) {
  return (
    <Form form={form} label={t('Interest')}>
      <TextField form={form} name="name" label={t('Name')} maxLength={80} required />
      <TextareaField form={form} name="description" label={t('Description')} rows={2} clearable />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          form={form}
          name="category"
          label={t('Category')}
          options={InterestCategory.options}
        />
        <SelectField form={form} name="icon" label={t('Icon')} options={InterestIcon.options} />
        <ColorField form={form} name="color" label={t('Colour')} />
        <NumberField
          form={form}
          name="sortOrder"
          label={t('Order')}
          help={t('Lower numbers come first.')}
        />
      </div>
      <SwitchField
        form={form}
        name="isActive"
        label={t('Active')}
        help={t('Only active interests are offered to customers.')}
      />
      <RouteFormFooter form={form}>{submit}</RouteFormFooter>
    </Form>
  )
}
