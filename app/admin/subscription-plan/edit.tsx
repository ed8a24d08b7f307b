import { useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useRead } from '#app/api/query.tsx'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { ColorField } from '#app/kit/form/color-field.tsx'
import { Form } from '#app/kit/form/form.tsx'
import { MoneyField, NumberField } from '#app/kit/form/number-field.tsx'
import { RouteFormFooter } from '#app/kit/form/route-form-footer.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import { type FormHandle, type FormValues, useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import {
  DurationType,
  type SubscriptionPlan,
  SubscriptionPlanDraft,
  subscriptionPlan,
  unlimited,
} from '#contract/billing/subscription-plan.ts'
import { version } from '#contract/crud.ts'
import { endpoint } from '#contract/endpoint.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { FeatureLines, LimitField } from './field.tsx'

// Adding and editing share a form, which always sends every field.
const whole = SubscriptionPlanDraft.extend({ version })
const create = endpoint({ ...subscriptionPlan.create, body: whole })
const change = endpoint({ ...subscriptionPlan.change, body: whole })

const failed = msg('Failed to create or update subscription plan')

export default function PlanEdit() {
  const { id } = useParams()
  return id === undefined ? <NewPlan /> : <KnownPlan id={id} />
}

function NewPlan() {
  const close = useCloseRoute()
  const form = useForm(create, {
    start: {
      price: 0,
      duration: 1,
      durationType: 'months',
      features: [],
      limits: {
        propertyListings: unlimited,
        contactViews: unlimited,
        premiumListings: 0,
        analyticsAccess: false,
        prioritySupport: false,
      },
      isActive: true,
      isPopular: false,
      sortOrder: 0,
      color: '#3b82f6',
    },
    done: t('Subscription plan created successfully'),
    failed,
    once: true,
    onDone: close,
  })
  return (
    <RouteDialog title={t('Create Plan')} className="sm:max-w-2xl">
      <PlanForm form={form} submit={t('Create Plan')} />
    </RouteDialog>
  )
}

function KnownPlan({ id }: { id: string }) {
  const read = useRead(subscriptionPlan.get, { params: { id } })
  return (
    <RouteDialog title={t('Edit Plan')} className="sm:max-w-2xl">
      <Loaded read={read} failed={t('Failed to load subscription plan')}>
        {(reply) => (
          <div className="space-y-6">
            <EditPlan row={reply.plan} />
            <History kind="subscription_plan" id={id} />
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function EditPlan({ row }: { row: SubscriptionPlan }) {
  const close = useCloseRoute()
  const { _id, subscribers, ...start } = row
  const form = useForm(change, {
    params: { id: _id },
    start,
    done: t('Subscription plan updated successfully'),
    failed,
    onDone: close,
  })
  return (
    <>
      {subscribers > 0 && (
        <p className="mb-4 text-sm text-muted-foreground">
          {t(
            '{count, plural, one {# broker has this plan and keeps its current terms.} ' +
              'other {# brokers have this plan and keep its current terms.}} Changes apply ' +
              'to new subscribers.',
            { count: subscribers },
          )}
        </p>
      )}
      <PlanForm form={form} submit={t('Save Changes')} />
    </>
  )
}

function PlanForm({
  form,
  submit,
}: {
  form: FormHandle<FormValues<typeof create>>
  submit: string
}) {
  return (
    <Form form={form} label={t('Subscription plan')}>
      <TextField form={form} name="name" label={t('Name')} maxLength={80} required />
      <TextareaField form={form} name="description" label={t('Description')} rows={2} clearable />
      <div className="grid gap-5 sm:grid-cols-3">
        <MoneyField form={form} name="price" label={t('Price')} required />
        <NumberField form={form} name="duration" label={t('Duration')} required />
        <SelectField
          form={form}
          name="durationType"
          label={t('Unit')}
          options={DurationType.options}
        />
      </div>
      <FeatureLines
        form={form}
        name="features"
        label={t('Features')}
        help={t('One per line. The list shows the first two.')}
      />
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 text-sm font-medium">{t('Limits')}</legend>
        <LimitField form={form} name="limits.propertyListings" label={t('Property listings')} />
        <LimitField form={form} name="limits.contactViews" label={t('Contact views')} />
        <LimitField form={form} name="limits.premiumListings" label={t('Premium listings')} />
        <div className="flex flex-col justify-end gap-3">
          <SwitchField form={form} name="limits.analyticsAccess" label={t('Analytics access')} />
          <SwitchField form={form} name="limits.prioritySupport" label={t('Priority support')} />
        </div>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <ColorField form={form} name="color" label={t('Colour')} />
        <NumberField
          form={form}
          name="sortOrder"
          label={t('Order')}
          help={t('Lower numbers come first.')}
        />
        <SwitchField
          form={form}
          name="isActive"
          label={t('Active')}
          help={t('Brokers can subscribe only to active plans.')}
        />
        <SwitchField
          form={form}
          name="isPopular"
          label={t('Popular')}
          help={t('Marked with a star.')}
        />
      </div>
      <RouteFormFooter form={form}>{submit}</RouteFormFooter>
    </Form>
  )
}
